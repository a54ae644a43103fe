internal import CanopyMacroExpansion

/// The compiler plugin that expands Canopy's macros.
///
/// The implementation is in the target `CanopyMacroExpansion`, which tests can use without running the plugin.
@main
enum CanopyMacrosPlugin {
  static func main() { runPlugin() }
}
