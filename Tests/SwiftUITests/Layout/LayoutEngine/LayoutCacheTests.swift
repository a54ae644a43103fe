import CanopyTesting
import Foundation
import SwiftUI
import Testing

@testable import CanopyCore

/// Values that a container caches about its views are updated when the views change.
@MainActor @Suite struct LayoutCacheTests {
  @Observable fileprivate final class Model {
    var isLine = false
    var padding = 10.0
    var height = 100.0
  }

  private struct Spaced: View {
    let model: Model

    var body: some View {
      VStack {
        Text("above")
        ZStack { if model.isLine { Divider() } else { Spacer().frame(height: 0) } }.opacity(0.5)
        Color.red.frame(width: 10, height: 10).padding(.top, model.padding)
      }
    }
  }

  private struct Fitting: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        ViewThatFits {
          Color.red.frame(width: 10, height: 40)
          Color.blue.frame(minHeight: 8, maxHeight: .infinity).frame(minWidth: 10)
          Color.green.frame(width: 10, height: 40)
        }
        .padding(.top, 0)
      }
      .frame(height: model.height)
    }
  }

  private struct Guided: View {
    let model: Model

    var body: some View {
      ZStack {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20)
          if model.isLine {
            Color.blue.frame(width: 0, height: 10).alignmentGuide(VerticalAlignment.center) { _ in -30 }
          }
        }
        Color.green.frame(width: 40, height: 40)
      }
    }
  }

  /// A grid that is only measured: `ViewThatFits` shows the other view.
  private struct Measured: View {
    let model: Model

    var body: some View {
      ViewThatFits(in: .horizontal) {
        Grid(horizontalSpacing: 0) {
          GridRow {
            Color.red.frame(width: 250, height: 10)
            if !model.isLine { Color.blue.frame(width: 100, height: 10) }
          }
        }
        Color.green.frame(height: 20)
      }
      .frame(width: 300)
    }
  }

  private struct Exchanged: View {
    let model: Model

    var body: some View {
      AnyLayout(VStackLayout()) {
        Color.red.frame(width: 20, height: model.height)
        if !model.isLine { Divider() }
        Text(verbatim: model.isLine ? "longer" : "long")
      }
    }
  }

  /// Compares a screen whose model has changed with a new screen of the same view.
  private func compare(_ model: Model, _ view: some View, _ change: () -> Void) {
    let screen = layOut { view }
    change()
    screen.update()
    #expect(frames(screen) == frames(layOut { view }))
  }

  /// Returns the lines of a dump without the proposals, which depend on the order of measurements.
  private func frames(_ screen: TestScreen) -> [String] {
    screen.layout().split(separator: "\n").map { $0.components(separatedBy: ", offered")[0] }
  }

  @Test func aWrapperPropagatesSpacingChanges() {
    let model = Model()
    compare(model, Spaced(model: model)) { model.isLine = true }
  }

  @Test func aMeasuredGridUpdatesItsSizeWhenACellIsRemoved() {
    let model = Model()
    compare(model, Measured(model: model)) { model.isLine = true }
  }

  @Test func aLayoutMeasuresNoRemovedViews() {
    let model = Model()
    compare(model, Exchanged(model: model)) {
      model.isLine = true
      model.height = 40
    }
  }

  @Test func aTextWithAnAspectRatioIsMeasuredIndependentlyOfEarlierProposals() {
    let text = Text(verbatim: "some longer text here").aspectRatio(1.5, contentMode: .fit)
    compareAnswers(text, to: [0, nil, .infinity, 76].map { ProposedViewSize(width: .infinity, height: $0) })
  }

  @Test func aTextIsMeasuredIndependentlyOfEarlierProposals() {
    let widths: [CGFloat?] = [1e-9, .infinity, 0, 5, nil]
    compareAnswers(Text(verbatim: "a"), to: widths.map { ProposedViewSize(width: $0, height: nil) })
  }

  @Test func aCustomLayoutIsMeasuredIndependentlyOfEarlierProposals() {
    let view = AnyLayout(Uneven()) { Color.red }.padding(2)
    compareAnswers(view, to: [0, .infinity, 40].map { ProposedViewSize(width: $0, height: 10) })
  }

  /// Compares the sizes of a view for consecutive proposals with its size for each proposal alone.
  private func compareAnswers(_ view: some View, to proposals: [ProposedViewSize]) {
    let together = Asking.answers(of: view, to: proposals)
    #expect(together == proposals.flatMap { Asking.answers(of: view, to: [$0]) })
  }

  @Test func anAddedAlignmentGuideUpdatesEnclosingContainers() {
    let model = Model()
    compare(model, Guided(model: model)) { model.isLine = true }
  }

  @Test func changingPaddingAtAnEdgeUpdatesSpacing() {
    let model = Model()
    compare(model, Spaced(model: model)) { model.padding = 0 }
  }

  @Test(arguments: [0, 8, 20, 39, 40, 60] as [CGFloat])
  func viewThatFitsUpdatesItsChoiceForEachHeight(height: CGFloat) {
    let model = Model()
    compare(model, Fitting(model: model)) { model.height = height }
  }
}

/// A layout that measures its view with several proposals.
private struct Asking: Layout {
  let proposals: [ProposedViewSize]
  let answer: ([CGSize]) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    answer(subviews.flatMap { view in proposals.map { view.sizeThatFits($0) } })
    for view in subviews { view.place(at: .zero, proposal: .zero) }
  }

  @MainActor
  static func answers(of view: some View, to proposals: [ProposedViewSize]) -> [CGSize] {
    var answers: [CGSize] = []
    _ = TestScreen { Asking(proposals: proposals, answer: { answers = $0 }) { view } }.layout()
    return answers
  }
}

/// A layout that is at most 40 points wide, and 0 points for an infinite proposal.
private struct Uneven: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 0
    return CGSize(width: width.isInfinite ? 0 : min(width, 40), height: 10)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}
