internal import Foundation

/// The frames in transit to a client. A client that reads slowly receives fewer.
///
/// Their numbers can't be guessed. A client that acknowledges a frame has therefore read it, and everything sent before it.
struct FrameFlow {
  /// The numbers, sizes and dates of frames that the client hasn't acknowledged.
  private var sent: [(number: Int, bytes: Int, date: Date)] = []
  /// The number of the next frame.
  private(set) var nextNumber = Self.newNumber()

  private static func newNumber() -> Int { Int(UInt32.random(in: 1...UInt32.max)) }

  /// The maximum number of frames in transit.
  private static var mostFrames: Int { 4 }
  /// The maximum number of bytes in transit, excluding the last frame.
  private static var mostBytes: Int { 1 << 20 }

  /// A Boolean value that indicates whether another frame can be sent to the client.
  var isOpen: Bool { sent.count < Self.mostFrames && sent.reduce(0) { $0 + $1.bytes } < Self.mostBytes }

  /// The date of the oldest unacknowledged frame, or nil if all are acknowledged.
  var waitingSince: Date? { sent.first?.date }

  /// Records that the next frame has been sent.
  mutating func send(bytes: Int, at date: Date) {
    sent.append((nextNumber, bytes, date))
    nextNumber = Self.newNumber()
  }

  /// Records that the client has shown a frame and all previous ones. Returns false if no such frame is in transit.
  mutating func acknowledge(_ number: Int) -> Bool {
    guard let index = sent.firstIndex(where: { $0.number == number }) else { return false }
    sent.removeSubrange(...index)
    return true
  }
}
