internal import CanopyScene
internal import CanopyStyle

/// The arguments of a program, sorted by what they are for.
struct ProgramArguments {
  private(set) var asksForHelp = false
  private(set) var asksForVersion = false
  /// The idiom that the person chose; nil for the app's or the host's.
  private(set) var idiom: InterfaceIdiom?
  /// The options that hosts have.
  private(set) var hostOptions: [String] = []
  /// All that isn't an option.
  private(set) var operands: [String] = []

  /// The options that programs have in all hosts.
  static var help: String {
    """
    --host NAME          shows the app in this host; without it, in the first that can run here
    --idiom NAME         the kind of interface, unless the app sets it: phone (large controls) or desktop (small ones)
    --help               lists the options; -h does, too
    --version            tells which program this is
    """
  }

  /// Returns the name of the host; nil for the first that can run here. It is read first, because the options of a host of another
  /// package aren't known before. No value of another option begins with hyphens.
  static func host(in arguments: [String]) -> String? {
    let options = Array(arguments.dropFirst().prefix { $0 != "--" })
    guard let place = options.lastIndex(where: { $0 == "--host" || $0.hasPrefix("--host=") }) else { return nil }
    if options[place] != "--host" { return String(options[place].dropFirst("--host=".count)) }
    return options.indices.contains(place + 1) ? options[place + 1] : nil
  }

  /// - Parameters:
  ///   - arguments: The arguments, with the name of the program.
  ///   - launchers: The hosts whose options there are.
  @MainActor
  init(_ arguments: [String], _ launchers: [any HostLauncher.Type]) throws(LaunchOptions.Mistake) {
    let help = ([Self.help] + launchers.map { $0.help }).joined(separator: "\n")
    var options = LaunchOptions(Array(arguments.dropFirst()), help: help)
    while let option = try options.next() {
      switch option {
      // Read before: see `host(in:)`.
      case "--host": _ = try options.value()
      case "--idiom": idiom = try Self.idiom(named: options.value())
      case "--help": asksForHelp = true
      case "--version": asksForVersion = true
      default: hostOptions += try options.words()
      }
    }
    operands = options.operands
  }

  private static func idiom(named name: String) throws(LaunchOptions.Mistake) -> InterfaceIdiom {
    if let idiom = InterfaceIdiom.allCases.first(where: { "\($0)" == name }) { return idiom }
    throw LaunchOptions.Mistake("--idiom needs phone or desktop, not “\(name)”.")
  }
}
