package import Foundation

/// A device of an X server, moved by a test: fingers on a screen, or a trackpad.
///
/// X.Org's driver `inputtest` takes events from a socket. The server handles them as those of real devices.
package final class InputDevice {
  private let socket: FileHandle
  /// The size of the screen.
  private let screen: CGSize

  package enum Phase: UInt32 {
    // The numbers of the X Input Extension.
    case began = 18
    case moved, ended
  }

  /// The kinds of messages to the driver.
  private enum Kind: UInt32 {
    case version, wait, motion
    case touch = 6
  }

  init(at path: String, screen: CGSize) throws {
    self.screen = screen
    let descriptor = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    socket = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix($0.count - 1)) }
    let isConnected = Wait.untilNow {
      withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
        }
      }
    }
    guard isConnected else { throw HostFailure("The device at \(path) doesn't answer.") }
    // The version 1.1 of the driver's protocol, which it answers with its own.
    try send(.version, Self.bytes(of: UInt16(1)) + Self.bytes(of: UInt16(1)))
    guard try socket.read(upToCount: 12)?.count == 12 else {
      throw HostFailure("The device at \(path) speaks another protocol.")
    }
  }

  /// Moves a finger, and waits until the server has seen it.
  package func touch(_ phase: Phase, at place: CGPoint, finger: UInt32 = 0) throws {
    let values = [
      0: place.x / (screen.width - 1) * Self.range, 1: place.y / (screen.height - 1) * Self.range,
    ]
    try send(.touch, Self.bytes(of: finger) + Self.bytes(of: phase.rawValue) + Self.valuators(values))
    try wait()
  }

  package func tap(at place: CGPoint) throws {
    try touch(.began, at: place)
    try touch(.ended, at: place)
  }

  /// Scrolls down on a trackpad, by a number of 120ths of the step of a wheel.
  package func scroll(by distance: Double) throws {
    let isAbsolute: UInt32 = 0
    try send(.motion, Self.bytes(of: isAbsolute) + Self.bytes(of: UInt32(0)) + Self.valuators([3: distance]))
    try wait()
  }

  /// The value of a coordinate at the far end of the screen.
  private static var range: Double { 65_535 }

  /// The number of values that a message has room for.
  private static var mostValues: Int { 64 }

  /// Values of axes: which of them are there, and all, with and without acceleration.
  private static func valuators(_ values: [Int: Double]) -> Data {
    let mask = values.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1) }
    let numbers = (0..<mostValues).map { values[$0] ?? 0 }
    let padding = bytes(of: UInt32(0))
    return bytes(of: UInt32(0)) + bytes(of: mask) + padding + numbers.map(bytes).reduce(Data(), +)
      + Data(count: mostValues * MemoryLayout<Double>.size)
  }

  private static func bytes(of value: some BitwiseCopyable) -> Data { withUnsafeBytes(of: value) { Data($0) } }

  private func send(_ kind: Kind, _ content: Data) throws {
    let length = UInt32(8 + content.count)
    try socket.write(contentsOf: Self.bytes(of: length) + Self.bytes(of: kind.rawValue) + content)
  }

  private func wait() throws {
    try send(.wait, Data())
    guard try socket.read(upToCount: 8)?.count == 8 else { throw HostFailure("The X server has gone.") }
  }
}
