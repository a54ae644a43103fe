package import CanopyCore
package import CanopyLayout
package import Foundation

/// An object that receives the focus and key events for an element of a window.
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
/// A handler can be the target of several elements, because a modifier on a group applies to each member.
@MainActor
package protocol FocusTarget: AnyObject {
  /// The interactions that move the focus to the elements, or an empty set if they can't have the focus.
  ///
  /// Regardless of the interactions, a disabled or hidden element can't have the focus.
  var focusInteractions: FocusInteractions { get }

  /// A Boolean value that indicates whether keys without Command, Control or Option type text. The target then receives them
  /// before keyboard shortcuts do.
  var takesText: Bool { get }

  /// A Boolean value that indicates whether a ring appears around the element while people move the focus with the keyboard.
  var showsFocusRing: Bool { get }

  /// A Boolean value that indicates whether the elements have the focus on behalf of those inside, as an open menu does until people
  /// choose an item.
  var isContainer: Bool { get }

  /// Returns the focused parts of an element, in its coordinates, or nil if the entire element has the focus.
  func focusedAreas(at element: ElementIndex) -> [CGRect]?

  /// Called when an element has received or lost the focus. A removed element loses the focus after it has left the tree.
  func focusDidChange(_ isFocused: Bool, at element: ElementIndex)

  /// Handles a key while an element has the focus.
  ///
  /// - Returns: False to pass the key on to the view's ancestors, to commands, and to focus movement.
  func receive(_ event: KeyEvent, at element: ElementIndex) -> Bool

  /// Handles a change of the text that an input method composes. Returns false if the element doesn't accept text.
  func receive(_ event: CompositionEvent, at element: ElementIndex) -> Bool

  /// Returns the caret of an element that accepts text, in the coordinates of its tree, or nil if it currently accepts none.
  func textInput(at element: ElementIndex) -> TextInput?
}

extension FocusTarget {
  package var takesText: Bool { false }
  package var showsFocusRing: Bool { true }
  package var isContainer: Bool { false }
  package func focusedAreas(at _: ElementIndex) -> [CGRect]? { nil }
  package func focusDidChange(_: Bool, at _: ElementIndex) {}
  package func receive(_: KeyEvent, at _: ElementIndex) -> Bool { false }
  package func receive(_: CompositionEvent, at _: ElementIndex) -> Bool { false }
  package func textInput(at _: ElementIndex) -> TextInput? { nil }
}

/// An input handler that observes whether the focus is at its element or a descendant.
@MainActor
package protocol FocusObserver: InputHandler {
  /// Called when the focus has entered or left the element and its descendants. Called after the targets.
  func focusDidMove(inside isInside: Bool, at element: ElementIndex)
}

/// An element that has, or had, the focus.
package struct FocusedElement {
  package let element: ElementIndex
  package let target: any FocusTarget
  /// The stamp of the element's record, which distinguishes the element from a later one with the same index.
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

  /// A Boolean value that indicates whether the element is in the tree, enabled, visible, and focusable.
  @MainActor
  var canKeepFocus: Bool { isInTree && !target.focusInteractions.isEmpty && LayoutNode(element).isUsable }

  static func == (first: Self, second: Self) -> Bool {
    first.element == second.element && first.stamp == second.stamp && first.target === second.target
  }
}

extension ElementTree {
  /// Returns the element and its ancestors, innermost first.
  package func path(from element: ElementIndex) -> some Sequence<ElementIndex> {
    sequence(first: element) { self[$0].parent }.lazy.prefix { $0 != 0 }
  }
}
