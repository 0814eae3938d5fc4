"""Compiles the core, the games' rules and the bots with mypyc while the wheel is built.

Everything the build makes lies in a temporary folder: a stale `.so` beside a source would win over an edit.
Without a C compiler, or with TATAMI_PURE=1, the wheel holds the same modules uncompiled. A type error fails
the build. All else about the package stands in pyproject.toml.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

COMPILED = ["core/rng.py", "core/bags.py", "core/cards.py", "core/masks.py", "core/state.py", "core/bot.py"]
COMPILED += ["games/*/rules*.py", "games/*/bot.py", "bots/*.py"]
COMPILED += ["games/*/view.py", "games/*/report.py", "games/*/wording.py", "games/*/notation.py"]
COMPILED += ["games/*/reasons.py"]
PACKAGE = Path("src/tatami")
UNCOMPILED = "tatami-uncompiled:"  # scripts/prepare.py looks for this line in the log of the build


def compiled_modules() -> list[str]:
    found = {str(path) for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    return sorted(path for path in found if Path(path).name != "__init__.py")


def why_not_compile(scratch: Path) -> str:
    """The reason to stay uncompiled; empty if a small extension module compiles and links."""
    if os.environ.get("TATAMI_PURE", "0") not in {"", "0"}:
        return "TATAMI_PURE is set"
    source = scratch / "probe.c"
    source.write_text("#include <Python.h>\nPyObject *PyInit_probe(void) { return NULL; }\n")
    compiler = new_compiler()
    customize_compiler(compiler)
    try:
        objects = compiler.compile(
            [str(source)], output_dir=str(scratch), include_dirs=[sysconfig.get_path("include")]
        )
        compiler.link_shared_object(objects, str(scratch / "probe.so"))
    except (CCompilerError, DistutilsError, OSError):
        return "no working C compiler with Python's headers"
    return ""


def extensions(scratch: Path) -> list[Extension]:
    from mypyc.build import mypycify  # only here: an uncompiled build needs no mypy

    os.environ["MYPYPATH"] = "src"
    # The strict check is `make check`; here other packages may be missing, and no cache is left behind.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports"]
    options += ["--follow-imports=silent", "--cache-dir", str(scratch / "mypy")]
    made = mypycify(
        [*options, *compiled_modules()],
        opt_level="3",
        debug_level="0",
        multi_file=False,
        target_dir=str(scratch / "c"),
        group_name="tatami",
    )
    modules = cast(list[Extension], made)  # annotated more loosely than it is where setuptools is imported
    for module in modules:
        module.optional = True
        # A newer compiler's new warning is no reason to play slowly.
        module.extra_compile_args = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        if os.name == "posix":  # else functions of one shared library are not inlined into each other
            module.extra_compile_args.append("-fno-semantic-interposition")
    return modules


class AllOrNothing(build_ext):
    """The modules share one library: if one of them does not compile, none is shipped."""

    def build_extensions(self) -> None:
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(module.name)) for module in self.extensions]
        if not all(path.exists() for path in built):
            for path in built:
                path.unlink(missing_ok=True)
            print(UNCOMPILED, "the C compiler failed", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="tatami-build-") as folder:
        scratch = Path(folder)
        modules: list[Extension] = []
        if {"bdist_wheel", "build", "build_ext", "install"} & set(sys.argv):
            if reason := why_not_compile(scratch):
                print(UNCOMPILED, reason, flush=True)
            else:
                modules = extensions(scratch)
        setup(
            ext_modules=modules,
            cmdclass={"build_ext": AllOrNothing},
            options={"build": {"build_base": folder}, "egg_info": {"egg_base": folder}},
        )


main()
