internal import Foundation

/// The frames that are on their way to a client. A client that reads slowly gets fewer.
///
/// Their numbers can't be guessed, so a client that acknowledges a frame has read it, and all that was sent before it.
struct FrameFlow {
  /// The numbers and sizes of frames that the client hasn't acknowledged, and when they were sent.
  private var sent: [(number: Int, bytes: Int, date: Date)] = []
  /// The number of the next frame.
  private(set) var nextNumber = Self.newNumber()

  private static func newNumber() -> Int { Int(UInt32.random(in: 1...UInt32.max)) }

  /// The greatest number of frames on their way.
  private static var mostFrames: Int { 4 }
  /// The greatest number of bytes on their way, before the last frame.
  private static var mostBytes: Int { 1 << 20 }

  /// A Boolean value that indicates whether the client can take another frame.
  var isOpen: Bool { sent.count < Self.mostFrames && sent.reduce(0) { $0 + $1.bytes } < Self.mostBytes }

  /// The date since which the client hasn't acknowledged a frame; nil if it has acknowledged all.
  var waitingSince: Date? { sent.first?.date }

  /// Notes that the next frame has been sent.
  mutating func send(bytes: Int, at date: Date) {
    sent.append((nextNumber, bytes, date))
    nextNumber = Self.newNumber()
  }

  /// Notes that the client has shown a frame and those before. Returns false if no such frame is on its way.
  mutating func acknowledge(_ number: Int) -> Bool {
    guard let index = sent.firstIndex(where: { $0.number == number }) else { return false }
    sent.removeSubrange(...index)
    return true
  }
}
