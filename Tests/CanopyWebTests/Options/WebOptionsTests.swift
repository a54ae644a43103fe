import CanopyScene
import Foundation
import Testing

@testable import CanopyWeb

/// The options of a program that serves pages.
@Suite struct WebOptionsTests {
  private func mistake(_ arguments: String..., variables: [String: String] = [:]) -> String? {
    do {
      _ = try WebOptions(arguments, variables: variables)
      return nil
    } catch { return "\(error)" }
  }

  private let token = "0123456789abcDEF"

  /// Returns the path of a new file with a text.
  private func file(_ content: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "canopy-token-\(UUID().uuidString)")
    try Data(content.utf8).write(to: file)
    return file.path
  }

  // MARK: Who may connect

  @Test func onlyThisMachineConnectsUnlessOthersAreAllowed() throws {
    let usual = try WebOptions([])
    #expect(usual.address == "127.0.0.1" && usual.isLoopback && usual.warning == nil)
    #expect(mistake("--bind", "0.0.0.0")?.contains("Add --allow-remote") == true)
    let remote = try WebOptions(["--bind=0.0.0.0", "--allow-remote"])
    #expect(!remote.isLoopback && remote.warning?.contains("0.0.0.0") == true)
  }

  @Test(arguments: ["localhost", "::1", "127.0.0.1", "127.1.2.3"]) func addressesOfThisMachineNeedNoPermission(
    address: String
  ) throws {
    #expect(try WebOptions(["--bind", address]).warning == nil)
  }

  @Test(arguments: ["0.0.0.0", "::", "192.168.0.1", "1270.0.0.1", "example.org", "localhost.example.org"])
  func otherAddressesNeedPermission(address: String) {
    #expect(mistake("--bind", address)?.contains("--allow-remote") == true)
  }

  // MARK: Tokens

  @Test func eachProcessMakesATokenOfItsOwn() throws {
    let (first, second) = (try WebOptions([]), try WebOptions([]))
    #expect(first.token != second.token && first.token.count >= 16)
    #expect(!first.hasGivenToken && first.tokenFile == nil)
  }

  @Test func aTokenComesFromAFileOrAVariable() throws {
    let path = try file(token + "\n")
    defer { try? FileManager.default.removeItem(atPath: path) }
    for options in [
      try WebOptions(["--token-file", path]), try WebOptions([], variables: ["CANOPY_WEB_TOKEN": token]),
    ] { #expect(options.token == token && options.hasGivenToken) }
    #expect(
      mistake("--token-file", path, variables: ["CANOPY_WEB_TOKEN": token])?.hasPrefix("There are two tokens") == true)
  }

  @Test(arguments: [
    "", "short", "with spaces in the token", "0123456789abcde/", "0123456789abcdeé", "0123456789abcde\n",
  ])
  func aTokenThatIsTooShortOrNeedsEscapingIsAMistake(token: String) throws {
    #expect(mistake(variables: ["CANOPY_WEB_TOKEN": token])?.contains("needs 16 characters or more") == true)
    let path = try file(token)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(mistake("--token-file", path)?.contains("needs 16 characters or more") == true)
  }

  @Test func aTokenFileThatIsMissingIsReportedWithItsPath() {
    #expect(mistake("--token-file", "/no/such/file")?.contains("/no/such/file") == true)
  }

  // MARK: Proxies

  @Test(arguments: ["https://app.example.org", "http://app.example.org:8443", "https://app.example.org/"])
  func theAddressOfAProxyHasAHost(address: String) throws {
    #expect(try WebOptions(["--public", address]).publicAddress == URL(string: address))
  }

  @Test(arguments: [
    "app.example.org", "ftp://app.example.org", "https://", "https://app.example.org/sub",
    "https://app.example.org?a=b",
    "https://app.example.org#a", "https://me@app.example.org", "javascript:alert(1)", "",
  ])
  func theAddressOfAProxyHasNothingElse(address: String) {
    #expect(mistake("--public", address)?.hasPrefix("--public needs an address") == true)
  }

  // MARK: Numbers

  @Test func numbersAreLimits() throws {
    let options = try WebOptions([
      "--port", "0", "--clients=7", "--kept", "0", "--keep=30", "--patience", "5", "--quiet",
    ])
    #expect(options.port == 0 && options.limits.clients == 7 && options.limits.keptWindows == 0 && options.isQuiet)
    #expect(options.limits.keptTime == 30 && options.limits.stalledTime == 5)
    // A page that loads has several connections.
    #expect(options.limits.connections >= 7 * 4)
  }

  @Test(arguments: [
    ("--port", "65536"), ("--port", "-1"), ("--port", "80.5"), ("--clients", "0"), ("--kept", "100001"),
    ("--keep", "604801"),
    ("--patience", "0"), ("--clients", "99999999999999999999"), ("--port", ""),
  ])
  func numbersOutOfRangeAreMistakes(option: String, value: String) {
    #expect(mistake(option, value)?.contains("\(option) needs a number from") == true)
  }

  @Test func anOptionThatDoesNotExistIsAMistake() {
    #expect(mistake("--prot", "80") != nil && mistake("--quiet=1") != nil && mistake("--port") != nil)
  }
}
