internal import CanopyHosting
internal import CanopyScene

/// The hosts that are part of the program.
///
/// A host with libraries of its own is a product. Packages add it to the dependencies of a target, and import nothing:
/// the type is found by its name in the running program.
@MainActor
enum LinkedHosts {
  /// The products with hosts, by the names of these.
  static let products = ["gtk": "CanopyGTK", "web": "CanopyWeb"]

  /// The hosts, in the order in which they are tried: a display before a browser.
  static let all: [any HostLauncher.Type] = mangledNames.compactMap { _typeByName($0) as? any HostLauncher.Type }

  /// Returns the host of another package with a name, unless one of this package has it; empty if the program has none.
  static func outside(named name: String?) -> [any HostLauncher.Type] {
    guard let name, name != PictureLauncher.name, products[name] == nil else { return [] }
    return OutsideHosts.launcher(named: name).map { [$0] } ?? []
  }

  /// The names of `CanopyGTK.GTKLauncher` and `CanopyWeb.WebLauncher`.
  private static let mangledNames = ["9CanopyGTK11GTKLauncherO", "9CanopyWeb11WebLauncherO"]
}
