import Foundation
import HostTestSupport
import Testing

/// What people mistype when they start an app in any of its hosts.
@Suite struct LaunchMistakesTests {
  /// The options of each host, as the help lists them. Those of all hosts have the name of none.
  private struct Help {
    struct Option {
      let host: String?
      let name: String
      /// The word that stands for its value; nil if it has none.
      let value: String?
    }

    private(set) var options: [Option] = []
    private(set) var hosts: [String] = []

    init(of program: String) async throws {
      let asked = try TestProgram(program, ["--help"])
      try #require(try await asked.waitForEnd() == 0)
      for line in asked.lines {
        if let host = line.wholeMatch(of: #/--host ([a-z]+)/#)?.1 { hosts.append(String(host)) }
        guard let match = line.firstMatch(of: #/^  (--[a-z-]+)(?: ([A-Z]+))? +/#) else { continue }
        options.append(Option(host: hosts.last, name: String(match.1), value: match.2.map(String.init)))
      }
    }
  }

  /// Starts a program that has to say in a sentence what is wrong, and to end with the status 2.
  private func expectMistake(
    _ program: String, _ arguments: [String], from place: SourceLocation = #_sourceLocation
  ) async throws {
    let started = try TestProgram(program, arguments)
    let status = try await started.waitForEnd()
    let errors = started.errors
    let isSentence = errors.wholeMatch(of: #/[A-Z–-][^\n]*[.?]\n/#) != nil
    if status != 2 || !isSentence || !started.lines.isEmpty {
      Issue.record(
        "\(program) \(arguments) ended with \(status ?? -1): \(errors) \(started.lines)", sourceLocation: place)
    }
  }

  @Test(arguments: ["WebSample", "WindowTestApp"])
  func everyOptionWithAWrongValueIsASentence(program: String) async throws {
    let help = try await Help(of: program)
    #expect(help.hosts == (program == "WebSample" ? ["web", "png"] : ["gtk", "web", "png"]))
    #expect(help.options.count >= 15)
    for option in help.options {
      let host = option.host.map { ["--host", $0] } ?? []
      switch option.value {
      case nil: try await expectMistake(program, host + [option.name + "=1"])
      case "NUMBER", "SECONDS":
        try await expectMistake(program, host + [option.name])
        try await expectMistake(program, host + [option.name, "many"])
        try await expectMistake(program, host + [option.name + "=-1"])
      default: try await expectMistake(program, host + [option.name])
      }
      // The other hosts don't have it, and don't pass over it.
      guard let own = option.host else { continue }
      let value = option.value.map { _ in ["1"] } ?? []
      for other in help.hosts where other != own && other != "gtk" {
        try await expectMistake(program, ["--host", other, option.name] + value)
      }
    }
  }

  @Test(arguments: ["web", "png", "gtk", nil])
  func aMisspeltOptionIsASentence(host: String?) async throws {
    let misspelt = [
      "--prot", "--Port", "-port", "--tokenfile", "--hots", "--scael", "--outptu=x", "--qiet", "--halp", "-v",
    ]
    for option in misspelt {
      try await expectMistake("WindowTestApp", (host.map { ["--host", $0] } ?? []) + [option])
    }
  }

  @Test func aValueIsNotTakenForAnOption() async throws {
    // The first would print the help, and the second would choose a host, if something else read the arguments, too.
    let folder = try TestProgram("WebSample", ["--host", "png", "--output", "-h"])
    #expect(try await folder.waitForEnd() == 0)
    #expect(folder.lines == ["\(folder.folder.path)/-h/Sample.png"])
    try await expectMistake("WebSample", ["--host", "png", "--output", "--host", "web"])
  }

  @Test(arguments: ["https://app.example.org/sub", "https://app.example.org/?a=b", "app.example.org", "ftp://x"])
  func anAddressOfAProxyThatIsNoGoodIsASentence(address: String) async throws {
    try await expectMistake("WebSample", ["--host", "web", "--public", address])
  }
}
