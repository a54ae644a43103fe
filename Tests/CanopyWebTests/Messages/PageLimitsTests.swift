import CanopyStyle
import Foundation
import RandomTestSupport
import Testing

@testable import CanopyWeb

/// The limits of what a client may use.
@Suite struct PageLimitsTests {
  private let limits = ClientLimits()

  // MARK: Sizes

  @Test func anUsualSizeIsKept() {
    let size = PageSize(size: CGSize(width: 1_280, height: 800), scale: 2, keyboardHeight: 300)
    #expect(size.limited(to: limits) == size)
  }

  @Test func aLargeWindowHasFewerPixels() {
    let limited = PageSize(size: CGSize(width: 4_000, height: 4_000), scale: 3).limited(to: limits)
    #expect(limited.size == CGSize(width: 4_000, height: 4_000) && limited.scale == 1)
  }

  @Test func anySizeIsWithinTheLimits() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<5_000 {
      func length() -> CGFloat { pow(10, CGFloat.random(in: -3...5, using: &generator)) }
      let page = PageSize(size: CGSize(width: length(), height: length()), scale: length())
      let limited = page.limited(to: limits)
      #expect((1...limits.side).contains(limited.size.width) && (1...limits.side).contains(limited.size.height))
      #expect((0.25...4).contains(limited.scale))
      let pixels = limited.size.width * limited.size.height * limited.scale * limited.scale
      #expect(pixels <= limits.pixels * 1.001, "\(page)")
      #expect(limited.limited(to: limits) == limited)
    }
  }

  // MARK: Messages

  private let start = Date(timeIntervalSinceReferenceDate: 0)

  private func taken(_ count: Int, from rate: inout MessageRate, after seconds: TimeInterval) -> Int {
    (0..<count).reduce(0) { sum, _ in sum + (rate.take(at: start.addingTimeInterval(seconds)) ? 1 : 0) }
  }

  @Test func aBurstIsFollowedByASteadyRate() {
    var rate = MessageRate(rate: 10, burst: 30, now: start)
    #expect(taken(100, from: &rate, after: 0) == 30)
    #expect(taken(100, from: &rate, after: 1) == 10)
    #expect(taken(100, from: &rate, after: 1.55) == 5)
  }

  @Test func aSilentClientMaySendNoMoreThanABurst() {
    var rate = MessageRate(rate: 10, burst: 30, now: start)
    #expect(taken(5, from: &rate, after: 0) == 5)
    #expect(taken(100, from: &rate, after: 1_000_000) == 30)
  }

  @Test func refusedMessagesDoNotCount() {
    var rate = MessageRate(rate: 10, burst: 1, now: start)
    #expect(taken(1_000, from: &rate, after: 0) == 1)
    #expect(taken(1, from: &rate, after: 0.11) == 1)
  }

  @Test func aClockThatIsSetBackGivesNoMessages() {
    var rate = MessageRate(rate: 10, burst: 30, now: start)
    #expect(taken(30, from: &rate, after: 0) == 30)
    #expect(taken(30, from: &rate, after: -3_600) == 0)
  }

  // MARK: Keys

  @Test(arguments: [
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Escape", "Backspace", "Delete", "Home", "End", "PageUp",
    "PageDown",
    "Clear", "Tab", "Enter", " ", "a", "7", "ß", "ñ", "あ", "/",
  ])
  func aKeyHasTheNameThatItCameWith(name: String) throws {
    let key = try #require(DOMKeyNames.key(name))
    #expect(DOMKeyNames.name(of: key) == name)
  }

  @Test func theKeyOfACapitalLetterIsThatOfTheLetter() {
    #expect(DOMKeyNames.key("Q") == KeyEquivalent("q") && DOMKeyNames.key("É") == KeyEquivalent("é"))
  }

  @Test(arguments: ["Shift", "Dead", "F1", "Unidentified", "", "ab", "AudioVolumeUp", "enter"])
  func otherKeysAreNoneOfTheApps(name: String) { #expect(DOMKeyNames.key(name) == nil) }
}
