import CanopyTesting
import SwiftUI
import Testing

/// Texts whose letters shrink in the room that containers give them.
@MainActor @Suite struct ShrinkingTextTests {
  /// The card of a well-known course: its letter is far larger than its cell.
  @Test(arguments: ["👻", "A"]) func aLetterShrinksToItsCell(letter: String) throws {
    let screen = TestScreen(size: CGSize(width: 390, height: 400)) {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 85), spacing: 0)], spacing: 0) {
        ForEach(0..<4, id: \.self) { _ in
          ZStack {
            RoundedRectangle(cornerRadius: 12).strokeBorder(lineWidth: 2)
            Text(letter).font(.system(size: 200)).minimumScaleFactor(0.01).aspectRatio(1, contentMode: .fit)
          }
          .aspectRatio(2 / 3, contentMode: .fit)
          .padding(4)
        }
      }
    }
    let text = try screen.find(letter).frame
    // Four columns share 390 points, and each cell has a padding of 4.
    let width = 390.0 / 4 - 8
    #expect(text.width <= width + 1)
    #expect(text.height <= width + 1)
    #expect(text.height > 0.8 * width)
  }

  @Test func aLetterShrinksToTheWidthWhereTheHeightIsFree() throws {
    let screen = TestScreen {
      Text("👻").font(.system(size: 200)).minimumScaleFactor(0.01).frame(width: 90)
        .fixedSize(horizontal: false, vertical: true)
    }
    let text = try screen.find("👻").frame
    #expect(text.width <= 90)
    #expect(text.height < 120)
  }

  @Test func aTextInTooLittleHeightIsAsWideAsWhatItDraws() throws {
    let sentence = "Layout must wrap this sentence onto several lines inside a narrow frame."
    let screen = TestScreen(size: CGSize(width: 200, height: 30)) { Text(sentence) }
    let text = try screen.find(sentence).frame
    #expect(text.width <= 200)
    #expect(text.height <= 22)
  }
}
