public import CanopyCore

/// A result builder that combines scenes.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { Inbox() }
///   Settings { Preferences() }
/// }
/// ```
@resultBuilder
public enum SceneBuilder {
  /// Passes a scene through.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// Passes a single scene through.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Begins a block of several scenes.
  public static func buildPartialBlock<Content: Scene>(first: Content) -> Content { first }

  /// Adds a scene to a block.
  public static func buildPartialBlock<First: Scene, Next: Scene>(accumulated: First, next: Next) -> some Scene {
    ScenePair(first: accumulated, second: next)
  }

  /// Builds an `if`, for example for scenes that aren't available everywhere.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
    OptionalScene(content: content)
  }

  /// Hides the type of a scene that isn't available everywhere.
  public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Two scenes.
private struct ScenePair<First: Scene, Second: Scene> {
  let first: First
  let second: Second
}

extension ScenePair: PrimitiveScene {
  var _sceneContent: AnyView { AnyView(TupleView((first._sceneContent, second._sceneContent))) }
}

/// A scene that may be absent.
private struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: PrimitiveScene {
  var _sceneContent: AnyView { AnyView(content?._sceneContent) }
}

extension Group where Content: Scene {
  /// Groups the scenes that `content` builds.
  public init(@SceneBuilder content: () -> Content) { self.init(of: content(), ()) }
}

extension Group: Scene where Content: Scene {
  public var body: Never { preconditionFailure("A group of scenes has no body.") }
  public var _sceneContent: AnyView { content._sceneContent }
}
