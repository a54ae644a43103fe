package import CanopyCore
internal import CanopyLayout
internal import CanopyStyle
internal import CanopyText
package import Foundation

/// An accessibility element during construction of the tree: a node, its child elements, and the code behind its actions.
///
/// An element in a list never changes, because modifiers change a copy. Lists can therefore be compared by identity.
package final class AccessibleElement {
  package internal(set) var node: AccessibilityNode
  package internal(set) var children: [AccessibleElement] = []
  /// The effects of the node's actions, in the same order.
  private(set) var effects: [Effect] = []
  /// The element whose frame this element uses.
  package let anchor: ElementIndex
  /// A closure that returns the frame in the window, if it isn't an element's frame.
  var ownFrame: (() -> CGRect)?
  /// The point in the frame at which a tap activates the element, from 0 to 1 in each dimension, or in points.
  var activation = Activation.relative(x: 0.5, y: 0.5)
  /// The focus states that track the element.
  var focusLinks: [AccessibilityFocusLink] = []
  /// The closures that make rotor entries available, keyed by the label of the rotor.
  var rotorPreparations: [String: [(() -> Void)?]] = [:]
  /// A closure that moves a focus state to its initial position, or nil if none is specified.
  var beginFocus: (() -> Void)?

  enum Activation: Equatable {
    case relative(x: CGFloat, y: CGFloat)
    case points(CGPoint)
  }

  /// The code behind an action.
  package enum Effect {
    case press(Press, at: ElementIndex)
    case run(() -> Void)
    case setValue((String) -> Void)
  }

  init(_ role: AccessibilityRole, at place: AccessibilityPlace) {
    node = AccessibilityNode(role, id: place.id)
    node.isEnabled = place.environment.isEnabled
    node.language = place.environment.locale._languageTag
    node.isRightToLeft = place.environment.layoutDirection == .rightToLeft
    anchor = place.anchor
  }

  private init(_ other: AccessibleElement) {
    (node, children, effects, anchor) = (other.node, other.children, other.effects, other.anchor)
    (rotorPreparations, ownFrame) = (other.rotorPreparations, other.ownFrame)
    (activation, focusLinks, beginFocus) = (other.activation, other.focusLinks, other.beginFocus)
  }

  func copy() -> AccessibleElement { AccessibleElement(self) }

  // MARK: Actions

  /// Adds an action, replacing any action with the same kind and name.
  func add(_ action: AccessibilityNodeAction, _ effect: Effect) {
    if let place = node.actions.firstIndex(where: { $0.kind == action.kind && $0.name == action.name }) {
      (node.actions[place], effects[place]) = (action, effect)
    } else {
      node.actions.append(action)
      effects.append(effect)
    }
  }

  /// Adds the actions of another element.
  func addActions(of other: AccessibleElement, where isIncluded: (AccessibilityNodeAction) -> Bool = { _ in true }) {
    for (action, effect) in zip(other.node.actions, other.effects) where isIncluded(action) { add(action, effect) }
  }

  func effect(of kind: AccessibilityNodeAction.Kind) -> Effect? {
    node.actions.firstIndex { $0.kind == kind }.map { effects[$0] }
  }

  /// Returns the effect of an action, or nil if the element doesn't have the action.
  package func effect(of action: AccessibilityNodeAction) -> Effect? {
    node.actions.firstIndex { $0.kind == action.kind && $0.name == action.name }.map { effects[$0] }
  }

  // MARK: Geometry

  /// The node with its frame in the window, and the identifiers of the nodes inside.
  @MainActor package var placed: AccessibilityNode {
    var node = node
    node.frame = frame
    node.activationPoint =
      switch activation {
      case .relative(let x, let y): CGPoint(x: frame.minX + x * frame.width, y: frame.minY + y * frame.height)
      case .points(let point): CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
      }
    node.children = children.map(\.node.id)
    return node
  }

  /// The frame in the window, where it is shown now.
  @MainActor package var frame: CGRect { ownFrame?() ?? ShownRoots.frame(of: LayoutNode(anchor)) }
}

/// The context in which an element is created.
struct AccessibilityPlace {
  /// The element of the view to describe.
  let element: ElementIndex
  /// The element whose frame applies.
  let anchor: ElementIndex
  var level: UInt8 = 0
  let environment: EnvironmentValues
  let now: Date

  var id: AccessibilityID {
    let stamp = onMainActor(with: LayoutNode(element)) { $0.record.pointee.stamp }
    return AccessibilityID(element: element, stamp: stamp, level: level)
  }

  /// Returns a text as a string, resolved in this environment.
  func string(_ text: Text) -> String { text.resolved(in: environment, now: now) }
}

/// The elements of a view while its modifiers are applied.
struct AccessibleContent {
  var elements: [AccessibleElement] = []
  /// A Boolean value that indicates whether the view is hidden, so modifiers don't create an element for it.
  var isHidden = false
  /// The role of an element that a modifier creates for the view.
  var madeRole = AccessibilityRole.other
  /// The number of nodes created for the view's own element.
  var level: UInt8 = 0

  static var hidden: AccessibleContent { AccessibleContent(isHidden: true) }
}

extension Locale {
  /// The language as a BCP 47 tag, including the script and region if the identifier has them: `zh-Hant`, `pt-BR`. Nil for
  /// none.
  var _languageTag: String? {
    let parts = Language.Components(identifier: identifier)
    guard let language = parts.languageCode?.identifier else { return nil }
    return [language, parts.script?.identifier, parts.region?.identifier].compactMap(\.self).joined(separator: "-")
  }
}
