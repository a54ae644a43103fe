import CanopyTesting
import Foundation
import SwiftUI
import Testing

/// The values of views that animations move, as they are shown from frame to frame.
@MainActor @Suite struct MovingValuesTests {
  private let model = MovingModel()
  private let line = Animation.linear(duration: 1)

  @Test func opacityMoves() {
    let shown = model.strip { With(model) { square().opacity($0.isOn ? 0 : 1) } }
    #expect(
      shown == [
        "fill #FF383C: rectangle 95,45 10×10", "fill #FF383CBF: rectangle 95,45 10×10",
        "fill #FF383C80: rectangle 95,45 10×10", "",
      ])
  }

  @Test func offsetsMove() {
    let shown = model.strip { With(model) { square().offset(x: $0.isOn ? 80 : 0, y: $0.isOn ? -40 : 0) } }
    #expect(
      shown == [
        "fill #FF383C: rectangle 95,45 10×10", "fill #FF383C: rectangle 115,35 10×10",
        "fill #FF383C: rectangle 135,25 10×10", "fill #FF383C: rectangle 175,5 10×10",
      ])
  }

  @Test func offsetsMoveTheOtherWayFromRightToLeft() {
    let shown = model.strip {
      With(model) { square().offset(x: $0.isOn ? 80 : 0) }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(shown[1].hasPrefix("fill #FF383C: 85,45 m 75,45 l"))
  }

  @Test func framesMoveInSizeAndPlace() {
    let shown = model.strip { With(model) { Color.red.frame(width: $0.isOn ? 50 : 10, height: 10) } }
    #expect(
      shown == [
        "fill #FF383C: rectangle 95,45 10×10", "fill #FF383C: rectangle 90,45 20×10",
        "fill #FF383C: rectangle 85,45 30×10", "fill #FF383C: rectangle 75,45 50×10",
      ])
  }

  @Test func neighborsInAStackMoveToo() {
    let shown = model.strip {
      With(model) { model in
        HStack(spacing: 0) {
          Color.red.frame(width: model.isOn ? 50 : 10, height: 10)
          Color.blue.frame(width: 10, height: 10)
        }
      }
    }
    #expect(shown[0] == "fill #FF383C: rectangle 90,45 10×10\nfill #0088FF: rectangle 100,45 10×10")
    #expect(shown[2] == "fill #FF383C: rectangle 80,45 30×10\nfill #0088FF: rectangle 110,45 10×10")
    #expect(shown[3] == "fill #FF383C: rectangle 70,45 50×10\nfill #0088FF: rectangle 120,45 10×10")
  }

  @Test func paddingAndAlignmentMove() {
    let padded = model.strip { With(model) { square().padding(.leading, $0.isOn ? 40 : 0) } }
    #expect(padded[2] == "fill #FF383C: rectangle 105,45 10×10")
    let aligned = model.strip {
      With(model) { square().frame(maxWidth: .infinity, alignment: $0.isOn ? .trailing : .leading) }
    }
    #expect(aligned[2] == "fill #FF383C: rectangle 95,45 10×10")
  }

  @Test func positionsMove() {
    let shown = model.strip { With(model) { square().position(x: $0.isOn ? 105 : 5, y: 5) } }
    #expect(shown[2] == "fill #FF383C: rectangle 50,0 10×10")
  }

  @Test func textsMoveAndKeepTheirLines() {
    let shown = model.strip {
      With(model) { Text(verbatim: "ab cd").frame(width: $0.isOn ? 20 : 100, alignment: .leading) }
    }
    // The lines are those of the end from the beginning on.
    #expect(shown[1].components(separatedBy: "\n").count == shown[3].components(separatedBy: "\n").count)
  }

  @Test func transformsMove() {
    let scaled = model.strip { With(model) { square().scaleEffect($0.isOn ? 3 : 1, anchor: .topLeading) } }
    #expect(scaled[0] == "fill #FF383C: rectangle 95,45 10×10")
    #expect(scaled[2].hasPrefix("transform (2, 0, 0, 2, -95, -45)"))
    let turned = model.strip { With(model) { square().rotationEffect(.degrees($0.isOn ? 180 : 0)) } }
    #expect(turned[2].hasPrefix("transform (0, 1, -1, 0, 150, -50)"))
  }

  @Test func effectsMove() {
    let blurred = model.strip { With(model) { square().blur(radius: $0.isOn ? 8 : 0) } }
    #expect(blurred[1].hasPrefix("blur 2"))
    let gray = model.strip { With(model) { square().grayscale($0.isOn ? 1 : 0) } }
    let half = layOut { square().grayscale(0.5) }.displayList()
    #expect(gray[2] == half)
    let turned = model.strip { With(model) { square().hueRotation(.degrees($0.isOn ? 180 : 0)) } }
    #expect(turned[2] == layOut { square().hueRotation(.degrees(90)) }.displayList())
  }

  @Test func shapesMoveByTheirAnimatableData() {
    let shown = model.strip {
      With(model) { PartialBar(part: $0.isOn ? 1 : 0.5).fill(.red).frame(width: 100, height: 10) }
    }
    #expect(shown[0].hasSuffix("rectangle 50,45 50×10"))
    #expect(shown[2].hasSuffix("rectangle 50,45 75×10"))
    #expect(shown[3].hasSuffix("rectangle 50,45 100×10"))
  }

  @Test func cornersTrimsAndLinesMove() {
    let rounded = model.strip {
      With(model) { RoundedRectangle(cornerRadius: $0.isOn ? 20 : 0).frame(width: 60, height: 60) }
    }
    #expect(rounded[2] == layOut { RoundedRectangle(cornerRadius: 10).frame(width: 60, height: 60) }.displayList())
    let trimmed = model.strip {
      With(model) { Circle().trim(from: 0, to: $0.isOn ? 1 : 0.5).stroke(lineWidth: $0.isOn ? 4 : 2) }
    }
    #expect(trimmed[2] == layOut { Circle().trim(from: 0, to: 0.75).stroke(lineWidth: 3) }.displayList())
    let clipped = model.strip {
      With(model) { square().frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: $0.isOn ? 20 : 0)) }
    }
    #expect(
      clipped[2]
        == layOut { square().frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 10)) }.displayList())
  }

  @Test func geometryEffectsMoveByTheirAnimatableData() {
    let shown = model.strip { With(model) { square().modifier(Slide(distance: $0.isOn ? 40 : 0)) } }
    #expect(shown[2].hasPrefix("transform (1, 0, 0, 1, 20, 0)"))
  }
}

/// A geometry effect as people write it.
private struct Slide: GeometryEffect {
  var distance: CGFloat

  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
  }
}
