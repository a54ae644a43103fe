public import CanopyCore
internal import CanopyDisplay
internal import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
internal import Foundation

extension View {
  /// Lets people select the text in this view with a mouse, and copy it.
  ///
  /// ```swift
  /// Text(error.localizedDescription).textSelection(.enabled)
  /// ```
  ///
  /// Two clicks select a word, and three select a paragraph. Shift-clicking extends the selection. The labels of buttons can't
  /// be selected.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    modifier(TextSelectionModifier(isEnabled: type(of: selectability).allowsSelection))
  }
}

private struct TextSelectionModifier {
  let isEnabled: Bool
}

@MainActor
extension TextSelectionModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.textIsSelectable, isEnabled).gesture(
      TextSelecting.gesture, including: isEnabled ? .all : .subviews)
  }
}

/// Implements the selection of text with a mouse.
@MainActor
private enum TextSelecting {
  static var gesture: TrackingGesture {
    TrackingGesture { touch in
      touch.device == .mouse && selectableText(at: touch).map { !isOnLink(touch, $0) } == true ? .immediately : .ignored
    } report: { change in
      switch change {
      case .began(let touch): click(touch)
      case .moved(let touch): extend(to: touch)
      case .ended, .cancelled, .tapped: break
      }
    }
  }

  /// Returns the touched text, if people can select it.
  private static func selectableText(at touch: TrackedTouch) -> LayoutNode? {
    let root = ViewRuntime.elements.root(of: touch.element)
    guard let touched = LayoutNode(root).touched(at: touch.locationInWindow) else { return nil }
    let node = LayoutNode(touched)
    return node.hasSelectableText ? node : nil
  }

  /// A click on a link opens the link instead.
  private static func isOnLink(_ touch: TrackedTouch, _ node: LayoutNode) -> Bool {
    node.converted(touch.locationInWindow).flatMap { node.textLink(at: $0) } != nil
  }

  private static func click(_ touch: TrackedTouch) {
    guard let node = selectableText(at: touch), let string = node.selectableString else { return }
    let selected = node.tree[SelectedText.companion]
    var text = EditedText(string)
    let offset = node.offset(at: touch.locationInWindow)
    let count = node.tree[TextClicks.companion].counter.add(at: touch.locationInWindow, touch.time)
    if count == 1, touch.modifiers.contains(.shift), let known = selected.selection,
      known.node.element == node.element
    {
      text.select(anchor: known.anchor, head: offset)
    } else if count == 1 {
      text.move(to: offset)
    } else if count == 2 {
      text.selectWord(at: offset)
    } else {
      text.selectParagraph(at: offset)
    }
    selected.selection = SelectedText.Selection(node, text)
  }

  private static func extend(to touch: TrackedTouch) {
    let selected = LayoutNode(touch.element).tree[SelectedText.companion]
    guard let known = selected.selection else { return }
    var text = EditedText(known.string)
    text.select(anchor: known.anchor, head: known.node.offset(at: touch.locationInWindow))
    selected.selection = SelectedText.Selection(known.node, text)
  }
}

/// The clicks on the texts of a window.
@MainActor
private final class TextClicks {
  static let companion = TreeCompanion { TextClicks() }
  var counter = ClickCounter()
}

extension SelectedText.Selection {
  @MainActor
  fileprivate init(_ node: LayoutNode, _ text: EditedText) {
    self.init(node, text.string, anchor: text.selection.anchor, head: text.selection.head)
  }
}

@MainActor
extension LayoutNode {
  /// A Boolean value that indicates whether the element is selectable text. A button's label is pressed instead.
  var hasSelectableText: Bool {
    guard surroundings.text.isSelectable, selectableString != nil else { return false }
    return !sequence(first: self, next: \.parent).contains { ViewRuntime.elements[$0.element].kind == .button }
  }

  /// Returns the boundary between characters that is closest to a point in the window.
  fileprivate func offset(at point: CGPoint) -> Int {
    guard let own = converted(point), let geometry = textGeometry else { return 0 }
    return geometry.offset(at: own)
  }
}

extension SelectedText {
  /// Handles a key that copies the selection or selects all text. Returns false if the key does neither.
  func receive(_ event: KeyEvent, of window: TreeContext) -> Bool {
    guard let selection, selection.anchor != selection.head, let command = EditingCommand(event) else { return false }
    var text = EditedText(selection.string)
    text.select(anchor: selection.anchor, head: selection.head)
    switch command {
    case .copy: window[WindowClipboard.companion].string = text.selected
    case .selectAll:
      text.selectAll()
      self.selection = Selection(selection.node, text)
    default: return false
    }
    return true
  }
}
