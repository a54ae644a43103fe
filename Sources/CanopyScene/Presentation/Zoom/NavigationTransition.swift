public import CanopyCore

/// A type that describes how a presentation appears from the views behind it.
///
/// Use one of the transitions that the system provides: `automatic` or `zoom(sourceID:in:)`.
public protocol NavigationTransition {
  /// Returns the name of the source from which the presentation zooms; nil if it doesn't zoom.
  static func _zoomSource(of transition: Self) -> _ZoomSource?
}

/// The name of a source from which a presentation zooms.
public struct _ZoomSource: Equatable {
  let key: ZoomKey
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

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func _zoomSource(of _: Self) -> _ZoomSource? { nil }
}

/// A transition in which a presentation zooms from a source view and back to it.
public struct ZoomNavigationTransition: NavigationTransition {
  private let source: _ZoomSource

  init(_ key: ZoomKey) { source = _ZoomSource(key: key) }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static func _zoomSource(of transition: Self) -> _ZoomSource? { transition.source }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition of a presentation.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
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
  /// The content grows out of the source, and shrinks back to it when the presentation is dismissed. Without a source in the window,
  /// and for popovers, alerts and dialogs, the presentation comes and goes as usual. The modifier has no effect outside of a
  /// presentation.
  nonisolated public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
    let source = T._zoomSource(of: style)
    return _presentationOption { $0.zoom = source.map { .some($0.key) } ?? .some(nil) }
  }
}
