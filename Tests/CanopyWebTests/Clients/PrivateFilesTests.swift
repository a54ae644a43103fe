import Foundation
import HostTestSupport
import Testing

/// Files that other people who use the machine may not read, whatever the shell allows new files to be.
@Suite struct PrivateFilesTests {
  private func modes(below folder: URL) throws -> [String: Int] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).reduce(into: [:]) { modes, file in
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      modes[String(file.path.dropFirst(folder.path.count + 1))] = attributes[.posixPermissions] as? Int
    }
  }

  @Test func filesOfTheServerArePrivate() async throws {
    let server = try SampleServer(
      shell: "umask 0; export XDG_STATE_HOME=$PWD/state XDG_CONFIG_HOME=$PWD/config TMPDIR=$PWD; exec \"$@\"")
    let first = try PageClient(server)
    try first.greet()
    try first.press("Switch")
    try first.press("Second")
    let page = try PageClient(server)
    try page.greet(window: try first.wait(for: "open")["window"] as? String)
    try page.press("Store 0")
    try page.press("Export")
    _ = try page.wait(for: "download")
    #expect(server.program.stop() == 0)
    let folder = server.program.folder
    let state = try modes(below: folder.appending(path: "state"))
    #expect(state["WebSample"] == 0o700 && state["WebSample/pages"] == 0o700, "\(state)")
    let pages = state.filter { $0.key.hasPrefix("WebSample/pages/") }
    #expect(pages.count == 2 && pages.allSatisfy { $0.value == 0o600 }, "\(state)")
    #expect(try modes(below: folder.appending(path: "config")) == ["WebSample.plist": 0o600])
  }

  @Test func filesOfPagesArePrivate() async throws {
    let server = try SampleServer(shell: "umask 0; export TMPDIR=$PWD; exec \"$@\"")
    let first = try PageClient(server)
    try first.greet()
    try first.press("Second")
    let page = try PageClient(server)
    try page.greet(window: try first.wait(for: "open")["window"] as? String)
    try page.press("Export")
    _ = try page.wait(for: "download")
    let exchange = try modes(below: server.program.folder).filter { $0.key.hasPrefix("canopy-") }
    #expect(exchange.count == 4, "\(exchange)")
    #expect(exchange.filter { !$0.key.hasSuffix("Notes.txt") }.allSatisfy { $0.value == 0o700 }, "\(exchange)")
  }
}
