import CanopyDrawing
import Foundation
import Testing

@testable import CanopyRaster

/// Texts that are put together from words measure to the bit as Pango does.
@MainActor @Suite(.serialized) struct WordOracleTests {
  /// The number of requests in each part: fewer where code isn't optimized. Parts of 12,000 were compared when words came.
  private static var requestsOfAPart: Int {
    #if DEBUG
      250
    #else
      1_500
    #endif
  }

  @Test(arguments: 0..<8) func wordMeasuresEqualPangos(part: Int) {
    let plain = PangoTextEngine(keepsWords: false)
    let engine = PangoTextEngine(keepsWords: true)
    var dice = Dice(state: UInt64(part) &* 0x9E37_79B9_7F4A_7C15 &+ 7)
    // Fonts take longer to find than texts to set.
    let styles = (0..<40).map { RandomTextRequest.letters(&dice, isUsual: $0 < 28) }
    for number in 0..<Self.requestsOfAPart {
      let random = RandomTextRequest(&dice, styles: styles) {
        plain.measure($0, width: .infinity, height: .infinity).size
      }
      let found = engine.measure(random.request, width: random.width, height: random.height)
      let right = plain.measure(random.request, width: random.width, height: random.height)
      #expect(found == right, "request \(number) of part \(part): \(random)")
      if found != right { return }
    }
    // Otherwise Pango would be compared with itself.
    #expect(engine.pangoMeasures < Self.requestsOfAPart * 9 / 10)
    #expect(plain.pangoMeasures > Self.requestsOfAPart / 2)
  }
}
