internal import CanopyAnimation
internal import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

/// Shows the page on top.
struct PageShow: View {
  let view: Subview
  /// The number of pages up to this one.
  let depth: Int
  /// Goes back to the page below, or nil if people can't.
  let goBack: (() -> Void)?
  @State private var width: CGFloat = 0
  @State private var shown = ShownDepth()
  @Environment(\.interfaceIdiom) private var idiom
  @Environment(\.layoutDirection) private var direction

  init(view: Subview, depth: Int, goBack: (() -> Void)?) {
    (self.view, self.depth, self.goBack) = (view, depth, goBack)
  }

  /// The minimum width and height, or nil for those of the page.
  private var least: CGFloat? { idiom == .phone ? 0 : nil }

  var body: some View {
    let isBack = shown.note(view.id, at: depth)
    ZStack {
      ForEach([view]) { page in
        page
          .transition(idiom == .phone ? .page(isBack: isBack, direction) : .identity)
          .zIndex(Double(depth))
      }
    }
    // As on the phone, a stack fits into any room, so that no page makes its window larger.
    .frame(minWidth: least, maxWidth: .infinity, minHeight: least, maxHeight: .infinity)
    .clipped()
    .simultaneousGesture(
      DragGesture(minimumDistance: 20).onEnded { drag in
        let (start, way) =
          direction == .rightToLeft
          ? (width - drag.startLocation.x, -drag.translation.width) : (drag.startLocation.x, drag.translation.width)
        if start <= 24, way > 60, abs(drag.translation.height) < way { goBack?() }
      },
      isEnabled: idiom == .phone && goBack != nil
    )
    .onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
  }
}

/// The number of pages that were shown before, to tell in which direction people go.
@MainActor
private final class ShownDepth {
  private var depth = 0
  private var isBack = false
  private var top: Subview.ID?

  /// Returns true if the page on top came when others went.
  func note(_ page: Subview.ID, at depth: Int) -> Bool {
    if page != top { isBack = depth < self.depth || (depth == self.depth && isBack) }
    (self.depth, top) = (depth, page)
    return isBack
  }
}

extension AnyTransition {
  /// The motion of pages: the upper page comes from the trailing edge and goes back there, and the lower page moves a little.
  @MainActor
  fileprivate static func page(isBack: Bool, _ direction: LayoutDirection) -> AnyTransition {
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    let upper = AnyTransition.modifier(
      active: PageMotion(shift: sign, dim: 0), identity: PageMotion(shift: 0, dim: 0))
    let lower = AnyTransition.modifier(
      active: PageMotion(shift: -0.3 * sign, dim: 0.1), identity: PageMotion(shift: 0, dim: 0))
    return .asymmetric(insertion: isBack ? lower : upper, removal: isBack ? upper : lower)
      .animation(.easeInOut(duration: 0.35))
  }
}

/// The place of a page while it comes or goes.
private struct PageMotion: ViewModifier {
  /// The distance from its place, in widths of the page.
  let shift: CGFloat
  /// The opacity of the shade in front of the page.
  let dim: Double

  func body(content: Content) -> some View {
    content
      .overlay { Color.black.opacity(dim).ignoresSafeArea().allowsHitTesting(false) }
      .visualEffect { effect, proxy in effect.offset(x: proxy.size.width * shift) }
  }
}
