import Foundation
import HostTestSupport
import Testing

/// Apps in windows on machines where something is broken or missing.
@Suite(.serialized) struct GTKLauncherTests {
  private func start(
    _ arguments: [String] = [], on display: XDisplay, shell: String, mounts: Bool = false
  ) throws -> TestProgram {
    try TestProgram(
      "WindowTestApp", ["--host", "gtk"] + arguments, variables: ["DISPLAY": display.name], shell: shell,
      mounts: mounts)
  }

  @Test(
    .enabled(if: TestProgram.canMount, "It needs a mount."),
    arguments: [
      ("mount -t tmpfs -o ro none state", "the disk can only be read"),
      ("mount -t tmpfs -o size=64k none state && head -c 65536 /dev/zero >state/filler", "the disk is full"),
    ])
  func aDiskThatKeepsNothingIsReported(mount: String, cause: String) async throws {
    let display = try XDisplay()
    let app = try start(
      on: display, shell: "mkdir state && export XDG_STATE_HOME=$PWD/state && \(mount) && exec \"$@\"", mounts: true)
    try await app.wait(for: "shown")
    let sentence = "The windows can't be kept in \(app.folder.path)/state/WindowTestApp/windows.plist: \(cause)."
    #expect(try await Wait.until { app.errors.contains(sentence) }, "\(app.errors)")
    app.terminate()
    #expect(try await app.waitForEnd() == 1)
    #expect(app.errors.split(separator: "\n").count { $0.contains("can't be kept") } == 1, "\(app.errors)")
  }

  @Test func filesOfAnAppArePrivate() async throws {
    let display = try XDisplay()
    let app = try start(on: display, shell: "umask 0; export XDG_STATE_HOME=$PWD/state; exec \"$@\"")
    let folder = app.folder.appending(path: "state/WindowTestApp")
    let file = folder.appending(path: "windows.plist")
    try await app.wait(for: "shown")
    app.terminate()
    #expect(try await app.waitForEnd() == 0)
    func mode(_ file: URL) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    }
    #expect(try mode(folder) == 0o700)
    #expect(try mode(file) == 0o600)
  }

  @Test func anAppWithoutFontsSaysSo() async throws {
    let display = try XDisplay()
    let app = try start(
      on: display,
      shell: "echo '<fontconfig></fontconfig>' >fonts.conf && export FONTCONFIG_FILE=$PWD/fonts.conf && exec \"$@\"")
    try await app.wait(for: "shown")
    #expect(app.errors.contains("There are no fonts, so texts show as boxes."), "\(app.errors)")
    app.terminate()
    #expect(try await app.waitForEnd() == 0)
  }

  @Test func aFileAfterTwoHyphensMayBeginWithOne() async throws {
    let display = try XDisplay()
    let app = try start(["--", "-x.txt"], on: display, shell: "exec \"$@\"")
    try await app.wait(for: "opened -x.txt")
  }

  @Test func aMistakeIsReportedWithoutADisplay() async throws {
    let app = try TestProgram("WindowTestApp", ["--host", "gtk", "-x.txt"])
    #expect(try await app.waitForEnd() == 2)
    #expect(app.errors == "There is no option “-x.txt”. --help lists those that there are.\n")
    let other = try TestProgram("WindowTestApp", ["--host", "gtk"])
    #expect(try await other.waitForEnd() == 1)
    #expect(other.errors == "There is no display that GTK can open: DISPLAY and WAYLAND_DISPLAY name none.\n")
  }
}
