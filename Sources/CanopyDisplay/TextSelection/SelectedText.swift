package import CanopyCore
package import CanopyDrawing
package import CanopyLayout
internal import CanopyStyle
internal import CanopyText
internal import Foundation

/// The selected letters in one of a window's texts. They appear in front of an area in the tint color.
@MainActor
package final class SelectedText {
  package static let companion = TreeCompanion { SelectedText() }

  /// A range of a text.
  package struct Selection {
    package let node: LayoutNode
    package let string: String
    /// The end that stays in place when the selection is extended, in bytes.
    package let anchor: Int
    /// The end that moves.
    package let head: Int
    /// The stamp of the element's record, which distinguishes the element from a later one with the same index.
    fileprivate let stamp: UInt32

    @MainActor
    package init(_ node: LayoutNode, _ string: String, anchor: Int, head: Int) {
      (self.node, self.string, self.anchor, self.head) = (node, string, anchor, head)
      stamp = node.record.pointee.stamp
    }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// A Boolean value that indicates whether the text still exists and is unchanged.
    @MainActor fileprivate var isCurrent: Bool {
      node.record.pointee.stamp == stamp && node.selectableString == string
    }
  }

  private var stored: Selection?
  /// A Boolean value that indicates whether the touch being delivered has selected something.
  private var hasSelected = false

  private init() {}

  /// The selection, or nil if nothing is selected or the text has changed since.
  package var selection: Selection? {
    get { stored.flatMap { $0.isCurrent ? $0 : nil } }
    set {
      for selection in [stored, newValue].compactMap({ $0 }) where selection.isCurrent {
        ViewRuntime.elements.needsDrawing(selection.node.element)
      }
      stored = newValue
      hasSelected = true
    }
  }

  /// Delivers a change of a touch. A touch that begins clears the selection, unless it selects something.
  package func receiveTouch(isBeginning: Bool, _ deliver: () -> Void) {
    hasSelected = false
    deliver()
    if isBeginning, !hasSelected, stored != nil { selection = nil }
  }

  /// Returns the selected range of a text, if there is one.
  func range(in node: LayoutNode) -> Range<Int>? {
    guard let stored, stored.node.element == node.element, stored.anchor != stored.head, stored.isCurrent else {
      return nil
    }
    return stored.range
  }
}

@MainActor
extension LayoutNode {
  /// The string of a text whose letters people can select, or nil for other elements.
  package var selectableString: String? {
    guard let text = ownText, surroundings.text.isSelectable, !environment.showsPlaceholders else { return nil }
    return request(for: text).string
  }

  /// The positions of a text's letters, in its own coordinates, or nil for other elements.
  package var textGeometry: TextGeometry? {
    guard let text = ownText else { return nil }
    let frame = CGRect(origin: .zero, size: shownSize)
    let drawn = DisplayText(request(for: text), in: frame, [], DisplayText.Alignment(of: self))
    return tree.textEngine.geometry(of: drawn)
  }

  private var ownText: Text? {
    let element = ViewRuntime.elements[element]
    // Safe because the payload of a text's element is the text.
    return element.kind == .text ? element.payload?.assumingMemoryBound(to: Text.self).pointee : nil
  }
}

extension ElementDrawing {
  /// Returns areas behind the selected letters of a text.
  func selection(of node: LayoutNode, in frame: CGRect) -> [DisplayItem] {
    guard let range = node.tree[SelectedText.companion].range(in: node), let geometry = node.textGeometry else {
      return []
    }
    return geometry.frames(of: range).flatMap { area in
      items(filling: area.offsetBy(dx: frame.minX, dy: frame.minY), with: TintShapeStyle().opacity(0.25), node)
    }
  }
}
