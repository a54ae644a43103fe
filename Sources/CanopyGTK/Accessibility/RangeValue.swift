internal import Foundation

/// The value of an element as a number. The app provides it as text.
struct RangeValue: Equatable {
  let now: Double
  let lowest: Double
  let highest: Double

  /// The range of an element whose value isn't a number. It can only be incremented or decremented.
  static let unknown = RangeValue(now: 0, lowest: -1, highest: 1)

  private init(now: Double, lowest: Double, highest: Double) {
    (self.now, self.lowest, self.highest) = (now, lowest, highest)
  }

  /// Parses a text such as “30%”, with limits of 0 and 100, or “3”, whose limits aren't known. Returns nil for any other text.
  init?(_ text: String?) {
    guard var text else { return nil }
    let isPart = text.contains("%")
    if isPart { text = text.replacing("%", with: "").trimmingCharacters(in: .whitespaces) }
    guard let number = Double(text), number.isFinite, number.magnitude < 1e15 else { return nil }
    if isPart {
      self.init(now: number, lowest: min(0, number), highest: max(100, number))
    } else {
      self.init(now: number, lowest: -1e15, highest: 1e15)
    }
  }
}
