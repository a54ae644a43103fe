internal import CanopyMacroExpansion

/// The program that the compiler starts to expand Canopy's macros. Its work is in a separate target, which tests use without the
/// program.
@main
enum CanopyMacrosPlugin {
  static func main() { runPlugin() }
}
