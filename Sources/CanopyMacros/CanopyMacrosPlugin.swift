internal import CanopyMacroExpansion

/// The program that the compiler starts to expand Canopy's macros. What it does is in a target of its own, so that tests
/// can do without the program.
@main
enum CanopyMacrosPlugin {
  static func main() { runPlugin() }
}
