package import CanopyScene

/// The hosts that other packages provide.
///
/// A program contains such a host if its target depends on it. There is no list of these hosts, so they are looked up on
/// demand: `--host frame-buffer` is the class `FrameBufferHost` in the module `FrameBufferHost`.
@MainActor
package enum OutsideHosts {
  /// Returns the launcher for the host with a name, or nil if the program has no such host.
  package static func launcher(named name: String) -> (any HostLauncher.Type)? {
    guard let word = typeName(of: name) else { return nil }
    // The mangled name of a class in a module with the same name.
    let mangled = "\(word.utf8.count)\(word)\(word.utf8.count)\(word)C"
    guard let host = _typeByName(mangled) as? any AppHost.Type else { return nil }
    return launcher(of: host)
  }

  private static func launcher<Host: AppHost>(of host: Host.Type) -> any HostLauncher.Type {
    OutsideLauncher<Host>.self
  }

  /// Returns the name of the module and the class, or nil if the words can't name a host.
  package static func typeName(of name: String) -> String? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      word.first?.isLowercase == true && word.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
    }
    return isName ? words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined() + "Host" : nil
  }

  /// Returns the command-line name of a host.
  static func name(of host: any AppHost.Type) -> String {
    let word = "\(host)"
    var name = ""
    for letter in word.hasSuffix("Host") ? word.dropLast(4) : word[...] {
      if letter.isUppercase, !name.isEmpty { name += "-" }
      name += letter.lowercased()
    }
    return name
  }
}

/// Runs apps in a host from another package.
private enum OutsideLauncher<Host: AppHost>: HostLauncher {
  static var name: String { OutsideHosts.name(of: Host.self) }
  static var help: String { Host.help }
  static var obstacle: String? { Host.obstacle }

  static func run(_ launch: AppLaunch) throws -> Int32 {
    var options = HostOptions(launch.options, of: Host.self)
    let host = try Host(&options)
    try options.finish()
    let app = HostedApp(launch, in: host, opening: launch.urls)
    app.keepsWindows = true
    try host.run(app)
    app.end()
    return app.save() ? 0 : 1
  }
}
