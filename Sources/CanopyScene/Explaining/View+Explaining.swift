public import CanopyCore
internal import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
internal import CanopyStyle
internal import Foundation

extension View {
  /// Explains the view that a person clicks, instead of performing the click.
  ///
  /// ```swift
  /// content.onExplain(isEnabled: isExplaining) { explanation in
  ///   text = explanation.description
  /// }
  /// ```
  ///
  /// In debug builds, or if the environment contains `CANOPY_DIAGNOSTICS=1`, the explanation includes the reasons for updates
  /// and the writers of values. Otherwise they aren't recorded, because that takes time.
  nonisolated public func onExplain(
    isEnabled: Bool = true, perform action: @escaping (ViewExplanation) -> Void
  ) -> some View {
    modifier(ExplainingModifier(isEnabled: isEnabled, action: action))
  }
}

/// A modifier that explains what is clicked.
private struct ExplainingModifier {
  let isEnabled: Bool
  let action: (ViewExplanation) -> Void
  @State private var explained = ExplainedElements()

  nonisolated init(isEnabled: Bool, action: @escaping (ViewExplanation) -> Void) {
    self.isEnabled = isEnabled
    self.action = action
  }
}

@MainActor
extension ExplainingModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .modifier(ExplainedModifier(elements: explained))
      .overlay {
        if isEnabled {
          Color.clear.contentShape(Rectangle()).onTapGesture(coordinateSpace: .global) { location in
            if let explanation = explained.explanation(at: location) { action(explanation) }
          }
        }
      }
  }
}

/// The elements of the content that can be explained.
@MainActor
private final class ExplainedElements: AttachmentHandler {
  private var elements: [ElementIndex] = []

  nonisolated init() {}

  func attached(to element: ElementIndex) { elements.append(element) }
  func detached(from element: ElementIndex) { elements.removeAll { $0 == element } }

  /// Returns the explanation of the view at a location in the window; nil if there is none.
  func explanation(at location: CGPoint) -> ViewExplanation? {
    for element in elements.reversed() {
      let node = LayoutNode(element)
      let point = node.parent.map { $0.converted(location) } ?? location
      if let point, let touched = node.touched(at: point) { return ViewExplanation(of: touched) }
    }
    return elements.last.map { ViewExplanation(of: $0) }
  }
}

/// Records the elements of its content.
private struct ExplainedModifier {
  let elements: ExplainedElements
}

extension ExplainedModifier: AttachingModifier {
  func makeSource(_ context: _MountContext) -> HandledAttachment<ExplainedElements> {
    HandledAttachment(elements, context)
  }

  func update(_ source: HandledAttachment<ExplainedElements>) {}
}
