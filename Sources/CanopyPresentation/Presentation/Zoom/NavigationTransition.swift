public import CanopyCore

/// A type that describes how a presentation appears from the views behind it.
///
/// Use one of the transitions that the system provides: `automatic`, `crossFade` or `zoom(sourceID:in:)`.
public protocol NavigationTransition {
  /// Returns the internal representation of a transition.
  static func _way(of transition: Self) -> _NavigationTransitionWay
}

/// The internal representation of a navigation transition.
public struct _NavigationTransitionWay: Equatable {
  let kind: Kind

  enum Kind: Equatable {
    /// The default transition for the kind of presentation.
    case usual
    case fade
    case zoom(ZoomKey)
  }
}

/// The identifier of a source in its namespace.
struct ZoomKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  init(id: some Hashable, namespace: Namespace.ID) {
    self.id = AnyHashable(id)
    self.namespace = namespace
  }
}

/// The default transition of a presentation.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}

  public static func _way(of _: Self) -> _NavigationTransitionWay { _NavigationTransitionWay(kind: .usual) }
}

/// A transition in which a presentation appears over the views behind it without moving.
public struct CrossFadeNavigationTransition: NavigationTransition, Sendable {
  public static func _way(of _: Self) -> _NavigationTransitionWay { _NavigationTransitionWay(kind: .fade) }
}

/// A transition in which a presentation zooms from a source view and back to it.
public struct ZoomNavigationTransition: NavigationTransition {
  private let key: ZoomKey

  init(_ key: ZoomKey) { self.key = key }

  public static func _way(of transition: Self) -> _NavigationTransitionWay {
    _NavigationTransitionWay(kind: .zoom(transition.key))
  }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition of a presentation.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == CrossFadeNavigationTransition {
  /// A transition in which a presentation appears over the views behind it without moving.
  public static var crossFade: CrossFadeNavigationTransition { CrossFadeNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which the presentation zooms from a view and back to it.
  ///
  /// - Parameters:
  ///   - sourceID: The identifier of the view, which has a `matchedTransitionSource(id:in:)` modifier.
  ///   - namespace: The namespace of the identifier.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
    ZoomNavigationTransition(ZoomKey(id: sourceID, namespace: namespace))
  }
}

extension View {
  /// Sets the transition of the presentation that contains this view.
  ///
  /// ```swift
  /// Thumbnail(photo)
  ///   .matchedTransitionSource(id: photo.id, in: namespace)
  ///   .fullScreenCover(isPresented: $isShown) {
  ///     PhotoDetail(photo).navigationTransition(.zoom(sourceID: photo.id, in: namespace))
  ///   }
  /// ```
  ///
  /// With `zoom(sourceID:in:)`, the content grows out of the source, and shrinks back to it when the presentation is dismissed.
  /// With `crossFade`, it appears in place. A sheet dismissed by a drag leaves in the direction of the drag. Without a source
  /// in the window, and for popovers, alerts and dialogs, the presentation uses the default transition. The modifier has no
  /// effect outside of a presentation.
  nonisolated public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    let way = T._way(of: style).kind
    return _presentationOption { $0.transition = way }
  }
}
