public import CanopyCore

/// A part of an app's user interface that the system shows in its own windows.
///
/// ```swift
/// struct MailScenes: Scene {
///   @Environment(\.scenePhase) private var phase
///
///   var body: some Scene {
///     WindowGroup { Inbox() }
///     WindowGroup("Message", for: Message.ID.self) { $id in MessageView(id: id) }
///   }
/// }
/// ```
///
/// Like a view, a scene is only a description. Its dynamic properties live as long as the app contains it.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scene that `body` returns.
  associatedtype Body: Scene

  /// The content of the scene.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// The scene as a node of the app's tree. Not for apps.
  @MainActor var _sceneContent: AnyView { get }
}

extension Scene {
  public var _sceneContent: AnyView { AnyView(CustomScene(scene: self)) }
}

extension Never: Scene {
  public var _sceneContent: AnyView { AnyView(EmptyView()) }
}

/// A scene that isn't composed of others.
@MainActor
protocol PrimitiveScene: Scene where Body == Never {}

@MainActor
extension PrimitiveScene {
  public var body: Never { preconditionFailure("\(Self.self) is a primitive scene, which has no body.") }
}

/// A scene with a modifier around it.
struct ModifiedScene<Content: Scene> {
  private let content: Content
  private let modify: @MainActor (AnyView) -> AnyView

  /// - Parameter modify: A closure that modifies the content as a node of the app's tree.
  init(_ content: Content, _ modify: @escaping @MainActor (AnyView) -> AnyView) {
    self.content = content
    self.modify = modify
  }
}

extension ModifiedScene: PrimitiveScene {
  var _sceneContent: AnyView { modify(content._sceneContent) }
}
