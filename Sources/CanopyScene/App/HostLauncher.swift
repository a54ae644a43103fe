package import CanopyCore
package import CanopyStyle
package import Foundation

/// Runs apps in one kind of host.
///
/// A host that needs additional libraries is a separate product. A program that depends on one contains the host's launcher,
/// which the app finds by name: see ``LinkedHosts``. Apps therefore need no import and no setup for a host.
@MainActor
package protocol HostLauncher {
  /// The name of the host, for the `--host` option.
  static var name: String { get }

  /// The options of the host, one per line: what to type, followed by its effect.
  static var help: String { get }

  /// A sentence that says why the host can't run here, or nil if it can.
  static var obstacle: String? { get }

  /// Runs an app until it ends, and returns the exit status of the program. Throws an error whose description is a sentence.
  static func run(_ launch: AppLaunch) throws -> Int32
}

/// An error whose description is a sentence about why an app can't start in a host.
package struct LaunchFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// An app that is about to start in a host.
@MainActor
package struct AppLaunch {
  /// The program's arguments that are options of the host, including their values.
  package let options: [String]
  /// The remaining arguments, which are for the app.
  package let operands: [String]
  private let make: @MainActor (any Host, EnvironmentValues, RunningApp.Engines) -> RunningApp

  /// The files and URLs among the arguments.
  package var urls: [URL] {
    operands.map { argument in
      let url = URL(string: argument)
      return url?.scheme == nil ? URL(filePath: argument) : url ?? URL(filePath: argument)
    }
  }

  /// - Parameters:
  ///   - app: The app to start.
  ///   - options: The arguments that are options of the host.
  ///   - operands: The arguments for the app.
  ///   - idiom: The idiom that the person chose, or nil to leave the choice to the host and the app.
  package init<A: App>(_ app: A.Type, options: [String], operands: [String] = [], idiom: InterfaceIdiom? = nil) {
    self.options = options
    self.operands = operands
    make = { host, values, engines in RunningApp(A(), in: host, values: values, engines: engines, idiom: idiom) }
  }

  /// Starts the app in a host.
  package func start(
    in host: any Host, values: EnvironmentValues, engines: RunningApp.Engines
  ) -> RunningApp { make(host, values, engines) }
}
