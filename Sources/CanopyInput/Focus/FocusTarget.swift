package import CanopyCore
package import CanopyLayout
package import Foundation

/// An object that receives the focus, and keys, for an element of a window.
///
/// The handler of an ``InputModifier`` that conforms to this protocol makes the elements of its content focusable:
///
/// ```swift
/// final class EditorHandler: InputHandler, FocusTarget {
///   var focusInteractions: FocusInteractions { .edit }
///   func receive(_ event: KeyEvent, at element: ElementIndex) -> Bool { editor.insert(event.characters) }
/// }
/// ```
///
/// A handler may be the target of several elements, because a modifier of a group applies to each member.
@MainActor
package protocol FocusTarget: AnyObject {
  /// The interactions that move the focus to the elements; empty if they can't have the focus.
  ///
  /// A disabled or hidden element can't have the focus either, whatever the interactions are.
  var focusInteractions: FocusInteractions { get }

  /// A Boolean value that indicates whether keys without Command, Control or Option type text, so that the target receives them
  /// before keyboard shortcuts.
  var takesText: Bool { get }

  /// A Boolean value that indicates whether a ring is drawn around the element while people move the focus with the keyboard.
  var showsFocusRing: Bool { get }

  /// Returns the parts of an element that have the focus, in its own coordinates; nil if all of it has.
  func focusedAreas(at element: ElementIndex) -> [CGRect]?

  /// Called when an element has received the focus, or has lost it. A removed element loses the focus after it has left the tree.
  func focusDidChange(_ isFocused: Bool, at element: ElementIndex)

  /// Handles a key while an element has the focus.
  ///
  /// - Returns: False to pass the key on: to the views around, to commands, and to the movement of the focus.
  func receive(_ event: KeyEvent, at element: ElementIndex) -> Bool

  /// Handles a change of the text that an input method composes. Returns false if the element doesn't take text.
  func receive(_ event: CompositionEvent, at element: ElementIndex) -> Bool

  /// Returns the caret of an element that takes text, in the coordinates of its tree; nil if it takes none now.
  func textInput(at element: ElementIndex) -> TextInput?
}

extension FocusTarget {
  package var takesText: Bool { false }
  package var showsFocusRing: Bool { true }
  package func focusedAreas(at _: ElementIndex) -> [CGRect]? { nil }
  package func focusDidChange(_: Bool, at _: ElementIndex) {}
  package func receive(_: KeyEvent, at _: ElementIndex) -> Bool { false }
  package func receive(_: CompositionEvent, at _: ElementIndex) -> Bool { false }
  package func textInput(at _: ElementIndex) -> TextInput? { nil }
}

/// A handler of input that observes whether the focus is at its element or inside.
@MainActor
package protocol FocusObserver: InputHandler {
  /// Called when the focus has come to the element or an element inside, or has left it. Called after the targets.
  func focusDidMove(inside isInside: Bool, at element: ElementIndex)
}

/// An element that has the focus, or had it.
package struct FocusedElement {
  package let element: ElementIndex
  package let target: any FocusTarget
  /// The stamp of the element's record, which tells the element from a later one with the same index.
  private let stamp: UInt32
  /// The root of the element's tree.
  let root: ElementIndex

  @MainActor
  init(_ element: ElementIndex, _ target: any FocusTarget) {
    self.element = element
    self.target = target
    stamp = LayoutNode(element).record.pointee.stamp
    root = ViewRuntime.elements.path(from: element).reduce(element) { $1 }
  }

  /// A Boolean value that indicates whether the element is in the tree.
  @MainActor package var isInTree: Bool { LayoutNode(element).record.pointee.stamp == stamp }

  /// A Boolean value that indicates whether the element is in the tree, enabled, visible, and takes the focus.
  @MainActor
  var canKeepFocus: Bool { isInTree && !target.focusInteractions.isEmpty && LayoutNode(element).isUsable }

  static func == (first: Self, second: Self) -> Bool {
    first.element == second.element && first.stamp == second.stamp && first.target === second.target
  }
}

extension ElementTree {
  /// The element and those around it, the innermost first.
  package func path(from element: ElementIndex) -> some Sequence<ElementIndex> {
    sequence(first: element) { self[$0].parent }.lazy.prefix { $0 != 0 }
  }
}
