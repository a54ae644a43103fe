internal import CanopyScene
internal import Foundation

/// The host in which an app starts.
@MainActor
enum HostChoice {
  case host(any HostLauncher.Type, options: [String])
  /// No host can run here, for a reason in a sentence.
  case none(reason: String)

  /// Chooses a host: the one that is asked for, or else the first that can run here.
  static func choose(
    arguments: [String], variables: [String: String], among linked: [any HostLauncher.Type]
  ) -> HostChoice {
    let options = HostOptions(arguments)
    if let name = options.host ?? variables["CANOPY_HOST"] { return named(name, options.others, among: linked) }
    var obstacles: [String] = []
    for launcher in linked {
      guard let obstacle = launcher.obstacle else { return .host(launcher, options: options.others) }
      obstacles.append(obstacle)
    }
    return .none(reason: (obstacles + [advice(among: linked)]).joined(separator: " "))
  }

  private static func named(
    _ name: String, _ options: [String], among linked: [any HostLauncher.Type]
  ) -> HostChoice {
    if name == PictureLauncher.name { return .host(PictureLauncher.self, options: options) }
    if let launcher = linked.first(where: { $0.name == name }) {
      return launcher.obstacle.map { .none(reason: $0) } ?? .host(launcher, options: options)
    }
    if let product = LinkedHosts.products[name] {
      return .none(
        reason: """
          This program has no host "\(name)": add .product(name: "\(product)", package: "Canopy") to the dependencies of \
          its target in Package.swift.
          """)
    }
    return .none(reason: "There is no host \"\(name)\". There are gtk, web and png.")
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

  init(_ arguments: [String]) {
    var rest = arguments.dropFirst()[...]
    while let argument = rest.popFirst() {
      if argument == "--host", let name = rest.popFirst() {
        host = name
      } else if argument.hasPrefix("--host=") {
        host = String(argument.dropFirst("--host=".count))
      } else {
        others.append(argument)
      }
    }
  }
}
