import Foundation

/// A program in a terminal that shows half blocks, which a test reads and types in.
@MainActor
final class PseudoTerminal {
  private let main: Int32
  private let program = Process()
  private let folder = FileManager.default.temporaryDirectory.appending(path: "canopy-\(UUID().uuidString)")
  private var unread: [UInt8] = []
  private var place = (column: 0, row: 0)
  private var colors: (upper: Int, lower: Int) = (0, 0)
  private(set) var columns: Int
  private(set) var rows: Int
  /// The pixels by their colors, row by row; -1 for those that the program hasn't written.
  private(set) var pixels: [Int] = []
  /// The modes that the program has set.
  private(set) var modes: Set<String> = []
  private(set) var title = ""
  /// The number of cells that the program has written.
  private(set) var writtenCells = 0

  /// Starts a program beside that of the tests.
  init(_ name: String, _ arguments: [String], columns: Int, rows: Int) throws {
    (self.columns, self.rows) = (columns, rows)
    var (main, other): (Int32, Int32) = (0, 0)
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&main, &other, nil, nil, &size) == 0 else { throw POSIXError(.ENXIO) }
    self.main = main
    _ = fcntl(main, F_SETFL, O_NONBLOCK)
    clear()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let terminal = FileHandle(fileDescriptor: other, closeOnDealloc: true)
    program.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: name)
    program.arguments = arguments
    program.environment = ProcessInfo.processInfo.environment.merging(
      [
        "HOME": folder.path, "XDG_STATE_HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "LC_ALL": "en_US.UTF-8",
        // A crash would ask the person at the terminal what to do.
        "SWIFT_BACKTRACE": "enable=no",
      ]
    ) { $1 }
    (program.standardInput, program.standardOutput, program.standardError) = (terminal, terminal, terminal)
    try program.run()
  }

  /// Ends the program, and removes what it has kept.
  func end() {
    if program.isRunning { kill(program.processIdentifier, SIGKILL) }
    program.waitUntilExit()
    close(main)
    try? FileManager.default.removeItem(at: folder)
  }

  func signal(_ number: Int32) { kill(program.processIdentifier, number) }

  /// The status with which the program has ended; nil if it runs.
  var exitStatus: Int32? { program.isRunning ? nil : program.terminationStatus }

  /// A Boolean value that indicates whether the terminal edits lines and echoes, as it does for a shell.
  var isCooked: Bool {
    var state = termios()
    tcgetattr(main, &state)
    return state.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG)
  }

  func type(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(main, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { read() }
    }
  }

  func resize(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    clear()
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(main, UInt(TIOCSWINSZ), &size)
    // The program has another session, so the kernel doesn't tell it.
    signal(SIGWINCH)
  }

  private func clear() { pixels = Array(repeating: -1, count: columns * rows * 2) }

  /// Waits until a condition holds, for a minute at most, and reads what the program writes. Returns whether it does.
  func wait(until condition: () throws -> Bool) async throws -> Bool {
    let end = Date(timeIntervalSinceNow: 60)
    while Date() < end {
      read()
      if try condition() { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return try condition()
  }

  // MARK: What the program writes

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Foundation.read(main, &bytes, bytes.count)
      if count <= 0 { break }
      unread += bytes.prefix(count)
    }
    // A character or a sequence that isn't complete stays.
    var end = unread.count
    if let lead = unread.lastIndex(where: { $0 & 0xC0 != 0x80 }), unread[lead] >= 0xC0 {
      let length = unread[lead] < 0xE0 ? 2 : unread[lead] < 0xF0 ? 3 : 4
      if end - lead < length { end = lead }
    }
    let text = String(decoding: unread[..<end], as: UTF8.self)
    let tail = unread[end...]
    var rest = text[...]
    while let first = rest.first {
      if first == "\u{1B}" {
        guard let match = rest.prefixMatch(of: #/\e\[([?0-9;]*)([A-Za-z])|\e\]([^\u{7}]*)\u{7}/#) else { break }
        if let end = match.2 { obey(String(match.1 ?? ""), String(end)) } else { obey(String(match.3 ?? "")) }
        rest = rest[match.range.upperBound...]
      } else {
        if first == "▀" { show() }
        rest.removeFirst()
      }
    }
    unread = Array(rest.utf8) + tail
  }

  private func show() {
    writtenCells += 1
    if place.column < columns, place.row < rows {
      pixels[place.row * 2 * columns + place.column] = colors.upper
      pixels[(place.row * 2 + 1) * columns + place.column] = colors.lower
    }
    place.column += 1
  }

  private func obey(_ text: String, _ end: String) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    switch end {
    case "H" where numbers.count == 2: place = (numbers[1] - 1, numbers[0] - 1)
    case "m" where numbers.count == 5:
      let color = numbers[2] << 16 | numbers[3] << 8 | numbers[4]
      if numbers[0] == 38 { colors.upper = color } else { colors.lower = color }
    case "h": modes.insert(text)
    case "l": modes.remove(text)
    default: break
    }
  }

  private func obey(_ command: String) { if command.hasPrefix("2;") { title = String(command.dropFirst(2)) } }
}
