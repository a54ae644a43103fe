internal import CanopyCore
public import CanopyDrawing
internal import CanopyLayout
internal import CanopyStyle
public import CanopyText
public import Foundation

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case standard(AccessibilityNodeAction.Kind)
    case named(Text)
  }

  let kind: Kind

  /// The action that a tap performs.
  public static let `default` = AccessibilityActionKind(kind: .standard(.default))
  /// The action that leaves a modal view or navigates back.
  public static let escape = AccessibilityActionKind(kind: .standard(.escape))
  /// The most important action on the screen, such as starting and stopping a video.
  public static let magicTap = AccessibilityActionKind(kind: .standard(.magicTap))
  /// The action that deletes the item.
  public static let delete = AccessibilityActionKind(kind: .standard(.delete))
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(kind: .standard(.showMenu))

  private init(kind: Kind) { self.kind = kind }

  /// Creates a kind with a name.
  public init(named name: Text) { kind = .named(name) }

  func action(at place: AccessibilityPlace) -> AccessibilityNodeAction {
    switch kind {
    case .standard(let kind): AccessibilityNodeAction(kind)
    case .named(let text): AccessibilityNodeAction(.named, name: place.string(text))
    }
  }
}

/// The direction in which people adjust a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a larger value.
  case increment
  /// To a smaller value.
  case decrement
}

/// The details of an accessibility action that zooms.
public struct AccessibilityZoomGestureAction {
  /// The direction of a zoom.
  public enum Direction: Hashable, Sendable {
    /// The content gets larger.
    case zoomIn
    /// The content gets smaller.
    case zoomOut
  }

  /// The direction of the zoom.
  public let direction: Direction
  /// The location of the zoom, relative to the view's frame.
  public let location: UnitPoint
  /// The location of the zoom in the window.
  public let point: CGPoint
}

/// A category of accessibility actions, under which they are listed.
public struct AccessibilityActionCategory: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case standard, edit
    case named(Text)
  }

  let kind: Kind

  /// The category of actions that don't specify one.
  public static let `default` = AccessibilityActionCategory(kind: .standard)
  /// The category of actions that edit content.
  public static let edit = AccessibilityActionCategory(kind: .edit)

  private init(kind: Kind) { self.kind = kind }

  /// Creates a category with a name.
  public init(_ name: Text) { kind = .named(name) }

  /// Creates a category with a localized name.
  public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

  /// Creates a category with a localized name.
  @_disfavoredOverload
  public init(_ name: LocalizedStringResource) { self.init(Text(name)) }

  /// Creates a category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

  func name(at place: AccessibilityPlace) -> String? {
    switch kind {
    case .standard: nil
    case .edit: "Edit"
    case .named(let text): place.string(text)
    }
  }
}

extension AccessibilityNodeAction.ScrollDirection {
  init(_ edge: Edge) {
    self =
      switch edge {
      case .top: .top
      case .bottom: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
  }
}

extension AccessibleElement {
  /// Adds actions that zoom in and out at the center of the element.
  func add(zoom handler: @escaping (AccessibilityZoomGestureAction) -> Void) {
    let anchor = anchor
    for direction in [AccessibilityZoomGestureAction.Direction.zoomIn, .zoomOut] {
      add(
        AccessibilityNodeAction(direction == .zoomIn ? .zoomIn : .zoomOut),
        .run {
          let frame = onMainActor(with: LayoutNode(anchor)) { $0.frame }
          handler(
            AccessibilityZoomGestureAction(
              direction: direction, location: .center, point: CGPoint(x: frame.midX, y: frame.midY)))
        })
    }
  }
}
