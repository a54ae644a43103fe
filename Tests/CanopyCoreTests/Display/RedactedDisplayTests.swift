import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// What stands for content that is not there yet, or not for everybody.
@MainActor @Suite struct RedactedDisplayTests {
  private func lines(@ViewBuilder _ content: () -> some View) -> [String] {
    layOut(content).displayList().components(separatedBy: "\n")
  }

  @Test func barsStandForTextsAndImages() {
    let drawn = lines {
      VStack(spacing: 0) {
        Text(verbatim: "abc def").frame(width: 40)
        Image(systemName: "star")
        Color.red.frame(width: 5, height: 5)
      }
      .redacted(reason: .placeholder)
    }
    // Two lines, the image, and the colour as it is.
    #expect(drawn.filter { $0.hasPrefix("fill #0000002E") }.count == 3)
    #expect(drawn.last?.hasPrefix("fill #FF383C: rectangle") == true)
    #expect(!drawn.contains { $0.contains("abc") })
    #expect(lines { Text(verbatim: "abc").unredacted().redacted(reason: .placeholder) }[0].hasPrefix("text"))
  }

  @Test func onlyWhatIsMarkedIsPrivate() {
    let drawn = lines {
      VStack {
        Text(verbatim: "open")
        Text(verbatim: "secret").privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(drawn[0].contains("open") && drawn[1].hasPrefix("fill #0000002E"))
  }
}
