internal import CanopyHosting
internal import CanopyScene
internal import Foundation

/// The choice of the host in which an app starts.
@MainActor
enum HostChoice {
  /// Chooses a host: the one with a name, or else the first that can run here.
  static func choose(
    _ name: String?, among linked: [any HostLauncher.Type]
  ) throws -> any HostLauncher.Type {
    if let name { return try launcher(named: name, among: linked) }
    var obstacles: [String] = []
    for launcher in linked {
      guard let obstacle = launcher.obstacle else { return launcher }
      obstacles.append(obstacle)
    }
    throw LaunchFailure((obstacles + [advice(among: linked)]).joined(separator: " "))
  }

  private static func launcher(
    named name: String, among linked: [any HostLauncher.Type]
  ) throws -> any HostLauncher.Type {
    if name == PictureLauncher.name { return PictureLauncher.self }
    if let launcher = linked.first(where: { $0.name == name }) {
      if let obstacle = launcher.obstacle { throw LaunchFailure(obstacle) }
      return launcher
    }
    if let product = LinkedHosts.products[name] {
      throw LaunchFailure(
        """
        This program has no host “\(name)”: add .product(name: "\(product)", package: "Canopy") to the dependencies of \
        its target in Package.swift.
        """)
    }
    let module = OutsideHosts.typeName(of: name)
    let others = module.map { " A host of another package would be in a module \($0), which this program hasn’t." }
    throw LaunchOptions.Mistake("There is no host “\(name)”. There are gtk, web and png.\(others ?? "")")
  }

  private static func advice(among linked: [any HostLauncher.Type]) -> String {
    guard linked.isEmpty else { return "With --host png, the app draws its windows into files." }
    return """
      This program has no host that shows windows: add .product(name: "CanopyGTK", package: "Canopy") or "CanopyWeb" to \
      the dependencies of its target in Package.swift. With --host png, it draws its windows into files.
      """
  }
}
