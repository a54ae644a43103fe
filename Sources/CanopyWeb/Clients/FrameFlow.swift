internal import Foundation

/// The frames that are on their way to a client. A client that reads slowly gets fewer.
struct FrameFlow {
  /// The numbers and sizes of frames that the client hasn't acknowledged, and when they were sent.
  private var sent: [(number: Int, bytes: Int, date: Date)] = []
  private(set) var lastNumber = 0

  /// The greatest number of frames on their way.
  private static var mostFrames: Int { 4 }
  /// The greatest number of bytes on their way, before the last frame.
  private static var mostBytes: Int { 1 << 20 }

  /// A Boolean value that indicates whether the client can take another frame.
  var isOpen: Bool { sent.count < Self.mostFrames && sent.reduce(0) { $0 + $1.bytes } < Self.mostBytes }

  /// The date since which the client hasn't acknowledged a frame; nil if it has acknowledged all.
  var waitingSince: Date? { sent.first?.date }

  mutating func send(bytes: Int, at date: Date) {
    lastNumber += 1
    sent.append((lastNumber, bytes, date))
  }

  /// Notes that the client has shown a frame and those before. Returns false if it wasn't sent.
  mutating func acknowledge(_ number: Int) -> Bool {
    guard (1...max(lastNumber, 1)).contains(number) else { return false }
    sent.removeAll { $0.number <= number }
    return true
  }
}
