import Foundation
import Testing

@testable import CanopyWeb

/// Addresses and numbers that a page gets.
@Suite struct PageAddressTests {
  @Test(arguments: ["https://example.org/a?b#c", "HTTP://example.org", "mailto:me@example.org", "tel:+4912345"])
  func pagesOpenAddressesOfTheWeb(address: String) throws {
    #expect(try #require(URL(string: address))._openedByPages == address)
  }

  @Test(arguments: [
    "javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd",
    "vbscript:a", "blob:https://example.org/1", "my-app://do", "relative/path", "//example.org/a", "about:blank",
  ])
  func pagesOpenNothingThatCouldRunPrograms(address: String) throws {
    #expect(try #require(URL(string: address))._openedByPages == nil)
  }

  @Test func framesAreRoundedToHundredths() {
    #expect(CGRect(x: 1.0 / 3, y: -0.005, width: 2, height: 100.999)._numbers == [0.33, -0.01, 2, 101])
    #expect(CGRect(x: 0, y: CGFloat.infinity, width: CGFloat.nan, height: 1)._numbers.allSatisfy { $0.isFinite })
  }

  @Test func theFocusMayMoveWhenNodesComeGoOrChangeTheirOrder() {
    #expect(!TreeChanges().mayMoveFocus)
    #expect(!TreeChanges(moved: ["1.1.0": [0, 0, 1, 1]], announcements: ["Saved"], focus: "1.1.0").mayMoveFocus)
    #expect(TreeChanges(removed: ["1.1.0"]).mayMoveFocus && TreeChanges(children: ["1.1.0": []]).mayMoveFocus)
  }
}
