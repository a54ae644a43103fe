import CanopyTesting
import SwiftUI
import Testing

/// The distances of texts to other views, as measured on iOS 26. Frames have their edges on whole pixels.
@MainActor @Suite struct TextSpacingTests {
  private func frames(_ font: Font, @ViewBuilder content: () -> some View) -> [CGRect] {
    let screen = TestScreen(size: CGSize(width: 300, height: 400), environment: { $0.displayScale = 2 }) {
      VStack(content: content).font(font)
    }
    return ["a", "b", "c", "d"].compactMap { try? screen.find(id: $0).frame }
  }

  private func box(_ id: String) -> some View {
    Rectangle().frame(width: 40, height: 10).accessibilityElement().accessibilityIdentifier(id)
  }

  @Test(arguments: [(17, 10.81, 6.60), (13, 8.35, 5.14)] as [(CGFloat, CGFloat, CGFloat)])
  func distanceOfATextDependsOnItsFont(size: CGFloat, below: CGFloat, above: CGFloat) throws {
    let frames = frames(.system(size: size)) {
      Text("A").accessibilityIdentifier("a")
      Text("B").accessibilityIdentifier("b")
      box("c")
      Text("D").accessibilityIdentifier("d")
    }
    #expect(frames[1].minY - frames[0].maxY == 0)
    #expect(abs(frames[2].minY - frames[1].maxY - below) < 0.5)
    #expect(abs(frames[3].minY - frames[2].maxY - above) < 0.5)
  }

  @Test func fontOfTheTextItselfCounts() throws {
    let frames = frames(.system(size: 40)) {
      Text("A").font(.system(size: 17)).accessibilityIdentifier("a")
      box("b")
    }
    #expect(abs(frames[1].minY - frames[0].maxY - 10.81) < 0.5)
  }

  @Test func stacksShapesAndControlsKeepTheUsualDistance() throws {
    let frames = frames(.body) {
      HStack { Text("A") }.accessibilityElement().accessibilityIdentifier("a")
      HStack { Text("B") }.accessibilityElement().accessibilityIdentifier("b")
      box("c")
      box("d")
    }
    for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(lower.minY - upper.maxY == 8) }
  }

  @Test func textsBesideEachOtherKeepTheUsualDistance() throws {
    let screen = TestScreen {
      HStack {
        Text("A")
        Text("B")
        Rectangle().frame(width: 10, height: 10).accessibilityElement().accessibilityIdentifier("c")
      }
    }
    let (first, second) = (try screen.find("A").frame, try screen.find("B").frame)
    #expect(second.minX - first.maxX == 8)
    #expect(try screen.find(id: "c").frame.minX - second.maxX == 8)
  }

  @Test func spacersTouchTexts() throws {
    let screen = TestScreen(size: CGSize(width: 100, height: 100)) {
      VStack {
        Text("A")
        Spacer()
        Text("B")
      }
    }
    #expect(try screen.find("A").frame.minY == 0)
    #expect(try screen.find("B").frame.maxY == 100)
    let tight = TestScreen {
      VStack {
        Text("A")
        Spacer(minLength: 5)
        Text("B")
      }
      .fixedSize()
    }
    #expect(try tight.find("B").frame.minY - tight.find("A").frame.maxY == 5)
  }

  /// Also if its view is a text or a spacer, which prefer other distances without a frame.
  @Test func aFrameOfAHeightHasTheUsualDistance() throws {
    let texts = frames(.system(size: 17)) {
      Text("a").frame(width: 40, height: 40).accessibilityIdentifier("a")
      Text("b").frame(minHeight: 40).accessibilityIdentifier("b")
      Text("c").frame(maxWidth: 40).accessibilityIdentifier("c")
      Text("d").accessibilityIdentifier("d")
    }
    #expect(texts[1].minY - texts[0].maxY == 8)
    #expect(abs(texts[2].minY - texts[1].maxY - 6.60) < 0.5)
    #expect(texts[3].minY - texts[2].maxY == 0)
  }

  /// Others are as far below a button as below any control, and a button is as far below others as its label.
  @Test func buttonsHaveTheDistanceOfTheirLabelAboveOnly() throws {
    let frames = frames(.system(size: 17)) {
      box("a")
      Button("B") {}.buttonStyle(.plain).accessibilityIdentifier("b")
      box("c")
    }
    #expect(abs(frames[1].minY - frames[0].maxY - 6.60) < 0.5)
    #expect(frames[2].minY - frames[1].maxY == 8)
  }

  @Test func distancesFollowAChangeOfTheFont() throws {
    /// A layout of one size, with the distances of its content.
    struct Fixed: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 30, height: 30)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    struct Changing: View {
      @State private var size: CGFloat = 13
      var body: some View {
        VStack {
          Fixed { Text("A").font(.system(size: size)) }.accessibilityElement(children: .combine)
            .accessibilityIdentifier("a")
          Rectangle().frame(width: 40, height: 10).accessibilityElement().accessibilityIdentifier("b")
          Button("larger") { size = 17 }
        }
      }
    }
    let screen = TestScreen(environment: { $0.displayScale = 2 }) { Changing() }
    func distance() throws -> CGFloat { try screen.find(id: "b").frame.minY - screen.find(id: "a").frame.maxY }
    let (first, frame) = (try distance(), try screen.find(id: "a").frame.height)
    try screen.find("larger").tap()
    #expect(try screen.find(id: "a").frame.height == frame)
    let change = try distance() - first
    #expect(abs(change - 10.81 + 8.35) < 0.6)
  }

  @Test func layoutsOfAppsSeeTheDistances() throws {
    struct Measuring: Layout {
      let tell: ([CGFloat]) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let spacings = subviews.map(\.spacing)
        tell(zip(spacings, spacings.dropFirst()).map { $0.distance(to: $1, along: .vertical) })
        return CGSize(width: 100, height: 100)
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
      }
    }
    var distances: [CGFloat] = []
    _ = TestScreen {
      Measuring(tell: { distances = $0 }) {
        Text("A")
        Text("B")
        Color.red
        Text("C")
      }
      .font(.system(size: 17))
    }
    #expect(distances.count == 3 && distances[0] == 0)
    #expect(abs(distances[1] - 10.81) < 0.01 && abs(distances[2] - 6.60) < 0.01)
  }
}
