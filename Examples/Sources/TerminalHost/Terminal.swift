import CanopyHosting
import Foundation

/// The terminal of the program: its size, its screen, and what is typed in it. It is the clipboard, too, which programs can write;
/// what others copy is pasted by the terminal.
@MainActor
final class Terminal: HostClipboard {
  var text: String? { didSet { write("\u{1B}]52;c;\(Data((text ?? "").utf8).base64EncodedString())\u{7}") } }
  private var saved = termios()
  private var sources: [any DispatchSourceProtocol] = []
  private var reader = InputReader()
  private var shown: CellGrid?
  private let keeper = Process()
  private let keeperInput = Pipe()

  /// The size in cells.
  var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Another screen; all that the mouse does, in decimal numbers; pasted text in brackets; changes of the color scheme.
  private static let modes = ["?1049", "?1003", "?1006", "?2004", "?2031"]
  private static let beginning = modes.map { "\u{1B}[\($0)h" }.joined() + "\u{1B}[?25l"
  private static let ending = "\u{1B}[0m" + modes.reversed().map { "\u{1B}[\($0)l" }.joined() + "\u{1B}[?25h"

  /// Takes the terminal for the program. The closure receives what happens there.
  func begin(_ receive: @escaping @MainActor (TerminalInput) -> Void) throws {
    for number in [SIGPIPE, SIGWINCH] { signal(number, SIG_IGN) }
    tcgetattr(STDIN_FILENO, &saved)
    try startKeeper()
    var raw = saved
    cfmakeraw(&raw)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    write(Self.beginning)
    let input = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    input.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read(receive) } }
    let resizing = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
    resizing.setEventHandler { MainActor.assumeIsolated { receive(.resized) } }
    sources = [input, resizing]
    for source in sources { source.resume() }
  }

  /// Leaves the terminal as it was.
  func end() {
    for source in sources { source.cancel() }
    write(Self.ending)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &saved)
    try? keeperInput.fileHandleForWriting.write(contentsOf: Data("done\n".utf8))
    keeper.waitUntilExit()
  }

  /// Starts a process that leaves the terminal as it was if this one is killed or crashes: its input ends then, without a line before.
  private func startKeeper() throws {
    let script = """
      trap '' INT TERM HUP TTOU; saved=$(stty -g <&2); echo ready
      read -r line || { stty "$saved" <&2; printf '%s' "$0" >&2; }
      """
    let output = Pipe()
    keeper.executableURL = URL(filePath: "/bin/sh")
    keeper.arguments = ["-c", script, Self.ending]
    (keeper.standardInput, keeper.standardOutput) = (keeperInput, output)
    // Not the descriptor 1 itself, which is replaced for that process in no certain order.
    keeper.standardError = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: true)
    try keeper.run()
    _ = output.fileHandleForReading.availableData
  }

  /// Shows cells, at once if the terminal knows how. Written are those that differ from what it shows; after a change of its size, all.
  func show(_ cells: CellGrid) {
    let changes = cells.changes(since: shown)
    shown = cells
    if !changes.isEmpty { write("\u{1B}[?2026h\(changes)\u{1B}[?2026l") }
  }

  /// Writes to the terminal. One that is gone ends the program by its input.
  func write(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }

  private func read(_ receive: @escaping @MainActor (TerminalInput) -> Void) {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    guard count > 0 else {
      sources.first?.cancel()
      return receive(.ended)
    }
    for input in reader.read(bytes.prefix(count)) { receive(input) }
    // A sequence comes at once, so an Escape that stays alone is the key.
    guard reader.endsWithEscape else { return }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in
      MainActor.assumeIsolated { if self?.reader.takeEscape() == true { receive(.key(.escape, [])) } }
    }
  }
}
