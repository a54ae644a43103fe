internal import CanopyScene
internal import Foundation

/// The host in which an app starts.
@MainActor
struct HostChoice {
  let launcher: any HostLauncher.Type
  /// The arguments of the program that are for the host.
  let options: [String]

  /// Chooses a host: the one that is asked for, or else the first that can run here.
  static func choose(
    arguments: [String], variables: [String: String], among linked: [any HostLauncher.Type]
  ) throws -> HostChoice {
    let options = try HostOptions(arguments)
    if let name = options.host ?? variables["CANOPY_HOST"] {
      return HostChoice(launcher: try launcher(named: name, among: linked), options: options.others)
    }
    var obstacles: [String] = []
    for launcher in linked {
      guard let obstacle = launcher.obstacle else { return HostChoice(launcher: launcher, options: options.others) }
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
    throw LaunchOptions.Mistake("There is no host “\(name)”. There are gtk, web and png.")
  }

  private static func advice(among linked: [any HostLauncher.Type]) -> String {
    guard linked.isEmpty else { return "With --host png, the app draws its windows into files." }
    return """
      This program has no host that shows windows: add .product(name: "CanopyGTK", package: "Canopy") or "CanopyWeb" to \
      the dependencies of its target in Package.swift. With --host png, it draws its windows into files.
      """
  }
}

/// The arguments of a program that are for its host.
struct HostOptions {
  /// The name after `--host`.
  private(set) var host: String?
  /// The other arguments.
  private(set) var others: [String] = []

  init(_ arguments: [String]) throws {
    var rest = arguments.dropFirst()[...]
    while let argument = rest.popFirst() {
      if argument == "--host" {
        guard let name = rest.popFirst(), !name.hasPrefix("-") else {
          throw LaunchOptions.Mistake("--host needs a name: gtk, web or png.")
        }
        host = name
      } else if argument.hasPrefix("--host=") {
        host = String(argument.dropFirst("--host=".count))
      } else if argument == "--" {
        others += [argument] + rest
        return
      } else {
        others.append(argument)
      }
    }
  }
}
