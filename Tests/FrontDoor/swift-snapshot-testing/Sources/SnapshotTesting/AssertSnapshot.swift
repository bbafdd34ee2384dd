#if os(Linux)
#error("Sources of a package that Plainview answers itself are not compiled.")
#endif
