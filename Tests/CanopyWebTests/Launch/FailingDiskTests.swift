import Foundation
import HostTestSupport
import Testing

/// Disks that are full or can't be written, and machines without fonts: an app reports it, and continues as far as possible.
@Suite(.serialized) struct FailingDiskTests {
  private static let readOnly = "mkdir state && mount -t tmpfs -o ro none state"
  private static let full =
    "mkdir state && mount -t tmpfs -o size=64k none state && head -c 65536 /dev/zero >state/filler"

  /// Starts the sample app with a disk for what it keeps, and stores something in both kinds of storage.
  private func started(_ shell: String) throws -> (server: SampleServer, pages: [PageClient]) {
    let server = try SampleServer(
      shell: "\(shell) && export XDG_STATE_HOME=$PWD/state XDG_CONFIG_HOME=$PWD/state && exec \"$@\"", mounts: true)
    let first = try PageClient(server)
    try first.greet()
    try first.press("Switch")
    try first.press("Second")
    let second = try PageClient(server)
    try second.greet(window: try first.wait(for: "open")["window"] as? String)
    try second.press("Store 0")
    try second.waitFor(label: "Store 1")
    return (server, [first, second])
  }

  private func failures(of server: SampleServer) -> [Substring] {
    server.program.errors.split(separator: "\n").filter { $0.contains("can't be kept") }
  }

  private static let sentences = [
    "The values of @AppStorage can't be kept: ", "Windows can't be kept in ",
  ]

  @Test(
    .enabled(if: TestProgram.canMount, "It needs a mount."),
    arguments: ["the disk can only be read", "the disk is full"])
  func aDiskThatKeepsNothingIsReportedOnce(cause: String) async throws {
    let (server, pages) = try started(cause == "the disk is full" ? Self.full : Self.readOnly)
    func lines() -> [Substring] { failures(of: server) }
    #expect(try await Wait.until { lines().count == 2 }, "\(server.program.errors)")
    // The app continues, and doesn't report it again.
    // The page comes back: it may have waited too long for this test to be heard of.
    let page = try PageClient(server)
    try page.greet(window: pages[1].window)
    try page.press("Store 1")
    try page.waitFor(label: "Store 2")
    #expect(server.program.stop() == 1)
    #expect(lines().count == 2, "\(lines())")
    for sentence in Self.sentences { #expect(lines().contains { $0.hasPrefix(sentence) && $0.hasSuffix(".") }) }
    #expect(lines().contains { $0.hasSuffix(": \(cause).") }, "\(lines())")
  }

  @Test(.enabled(if: TestProgram.canMount, "It needs a mount."))
  func whatAFullDiskHasRefusedIsKeptWhenThereIsRoom() async throws {
    let (server, pages) = try started(Self.full)
    #expect(try await Wait.until { failures(of: server).count == 2 })
    // Room for more than there is to keep.
    try FileHandle(forUpdating: server.program.seen("state/filler")).truncate(atOffset: 0)
    #expect(server.program.stop() == 0, "\(server.program.errors)")
    withExtendedLifetime(pages) {}
  }

  @Test(.enabled(if: TestProgram.canMount, "It needs a mount."))
  func anUploadToAFullDiskIsRefusedAndLogged() async throws {
    let server = try SampleServer(
      shell: "\(Self.full) && export TMPDIR=$PWD/state && exec \"$@\"", mounts: true)
    let first = try PageClient(server)
    try first.greet()
    try first.press("Second")
    let page = try PageClient(server)
    try page.greet(window: try first.wait(for: "open")["window"] as? String)
    try page.press("Import")
    _ = try page.wait(for: "files")
    let window = try #require(page.window)
    let origin = "http://127.0.0.1:\(server.port)"
    let headers = ["Cookie": try server.cookie(), "Origin": origin, "Canopy-Window": window]
    let answer = try server.request("POST", "/files/1", headers, body: String(repeating: "x", count: 20_000))
    #expect(answer.hasPrefix("HTTP/1.1 500"), "\(answer)")
    let sentence = "Dropped: a file that a page sends, because it can't be written: the disk is full."
    #expect(server.program.errors.contains(sentence), "\(server.program.errors)")
  }

  // MARK: Output

  private func run(_ arguments: [String], shell: String) async throws -> (Int32?, String) {
    let program = try TestProgram("WebSample", arguments, shell: shell)
    let status = try await program.waitForEnd()
    return (status, program.errors)
  }

  @Test(arguments: ["--host web --port 0", "--host png", "--help", "--version"])
  func anAnswerThatCanNotBePrintedIsASentence(arguments: String) async throws {
    let (status, errors) = try await run(
      arguments.split(separator: " ").map(String.init), shell: "exec \"$@\" >/dev/full")
    #expect(status == 1)
    #expect(errors == "The standard output can't be written: the disk is full.\n")
  }

  /// Whoever has chosen the token knows how to reach the app.
  @Test func anAppWithAKnownTokenIsServedWithoutOutput() async throws {
    let program = try TestProgram(
      "WebSample", ["--host", "web", "--port", "0"], variables: ["CANOPY_WEB_TOKEN": "token-of-the-operator"],
      shell: "exec \"$@\" >/dev/full")
    #expect(try await Wait.until { program.errors == "The standard output can't be written: the disk is full.\n" })
    #expect(program.stop() == 0)
  }

  @Test func aPictureThatCanNotBeWrittenIsASentence() async throws {
    let (status, errors) = try await run(
      ["--host", "png", "--output", "taken/x"], shell: "touch taken && exec \"$@\"")
    #expect(status == 1)
    #expect(errors.hasSuffix("/taken/x/Sample.png: a part of the path is a file.\n"), "\(errors)")
    let (other, reasons) = try await run(["--host", "png"], shell: "mkdir Sample.png && exec \"$@\"")
    #expect(other == 1)
    #expect(reasons.hasPrefix("The picture can't be written to "), "\(reasons)")
    #expect(reasons.hasSuffix(": it is a folder.\n"), "\(reasons)")
  }

  // MARK: Fonts

  private static let noFonts =
    "echo '<fontconfig></fontconfig>' >fonts.conf && export FONTCONFIG_FILE=$PWD/fonts.conf && exec \"$@\""
  private static let warning =
    "There are no fonts, so texts show as boxes. On Debian: apt-get install fonts-inter fonts-noto-core.\n"

  @Test func picturesWithoutFontsAreAFailure() async throws {
    let (status, errors) = try await run(["--host", "png"], shell: Self.noFonts)
    #expect(status == 1)
    #expect(errors.hasSuffix(Self.warning), "\(errors)")
  }

  @Test func anAppWithoutFontsIsServedWithAWarning() async throws {
    let server = try SampleServer(shell: Self.noFonts)
    #expect(server.program.errors.contains(Self.warning), "\(server.program.errors)")
    let page = try PageClient(server)
    try page.greet()
    #expect(server.program.stop() == 0)
  }
}
