import CanopyPresentation
import CanopyScene
import Testing

/// The options of hosts, as people write them.
@Suite struct LaunchOptionsTests {
  private static let help = """
    --port NUMBER   the port
    --quiet         logs nothing
    --output FOLDER the folder
    The variable --odd isn't at the beginning of a line.
    """

  /// Reads all options, each with its value if it has one.
  private func read(_ arguments: String...) throws -> [String] { try read(arguments) }

  private func read(_ arguments: [String]) throws -> [String] {
    var options = LaunchOptions(arguments, help: Self.help)
    var found: [String] = []
    while let option = try options.next() {
      switch option {
      case "--port": found.append("port \(try options.number(in: 0...100))")
      case "--output": found.append("output \(try options.value())")
      default: found.append(option)
      }
    }
    return found
  }

  /// Returns the sentence about a mistake.
  private func mistake(_ arguments: String...) -> String {
    do {
      var options = LaunchOptions(arguments, help: Self.help)
      while let option = try options.next() {
        if option == "--port" { _ = try options.number(in: 0...100) }
        if option == "--output" { _ = try options.value() }
      }
      return "none"
    } catch {
      return "\(error)"
    }
  }

  @Test func optionsHaveTheirValuesBehindThemOrAfterAnEqualsSign() throws {
    #expect(try read("--port", "8", "--quiet", "--output=a=b") == ["port 8", "--quiet", "output a=b"])
    #expect(try read("--output", "-x") == ["output -x"])
  }

  @Test func otherArgumentsAreForTheApp() throws {
    let arguments = ["notes.txt", "--quiet", "-", "--", "--port", "-x.txt", "--"]
    #expect(try read(arguments) == ["--quiet"])
    var options = LaunchOptions(arguments, help: Self.help)
    while try options.next() != nil {}
    #expect(options.operands == ["notes.txt", "-", "--port", "-x.txt", "--"])
  }

  /// The reader of the options of all hosts passes those of one on.
  @Test func anOptionIsPassedOnWithItsValue() throws {
    var options = LaunchOptions(["--port", "8", "--quiet", "x", "--output=a", "--quiet=1"], help: Self.help)
    var words: [String] = []
    while try options.next() != nil { words += try options.words() }
    #expect(words == ["--port=8", "--quiet", "--output=a", "--quiet=1"])
    #expect(options.operands == ["x"])
  }

  @Test func aHostIsNamedThatHasNotAnOption() {
    var options = LaunchOptions(["--bogus"], help: Self.help, host: "gtk")
    #expect(throws: LaunchOptions.Mistake("The host gtk has no option “--bogus”. --help lists those that there are.")) {
      try options.next()
    }
  }

  @Test func aMisspeltOptionIsNamedWithTheOneThatIsMeant() {
    #expect(mistake("--prot", "9400") == "There is no option “--prot”. Did you mean “--port”?")
    #expect(mistake("--bogus") == "There is no option “--bogus”. --help lists those that there are.")
    #expect(mistake("--odd").hasPrefix("There is no option “--odd”."))
    #expect(mistake("-q").hasPrefix("There is no option “-q”."))
  }

  @Test func anIncompleteOptionIsNamed() {
    #expect(mistake("--output") == "--output needs a value.")
    #expect(mistake("--output", "--quiet") == "--output needs a value.")
    #expect(mistake("--quiet=yes") == "--quiet needs no value.")
    #expect(mistake("--quiet=yes", "--port", "1") == "--quiet needs no value.")
    #expect(mistake("--port", "x") == "--port needs a number from 0 to 100, not “x”.")
    #expect(mistake("--port", "101") == "--port needs a number from 0 to 100, not “101”.")
    #expect(mistake("--port=") == "--port needs a number from 0 to 100, not “”.")
  }
}
