internal import CanopyGraph
public import CanopyCore
internal import CanopyDisplay
internal import CanopyStyle
internal import CanopyText

/// A modifier of previews with a context that all previews using it share.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///   static func makeSharedContext() async throws -> Library { try await Library.sample() }
///
///   func body(content: Content, context: Library) -> some View {
///     content.environment(context)
///   }
/// }
///
/// #Preview(traits: .modifier(SampleData())) { Shelf() }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The type of the shared context.
  associatedtype Context = Void
  /// The type of the view that `body(content:context:)` returns.
  associatedtype Body: View

  /// The content of a preview.
  typealias Content = PreviewModifierContent

  /// Creates the context. Called once for all previews that use this type of modifier.
  static func makeSharedContext() async throws -> Context

  /// Returns the content with the modifier applied.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  public static func makeSharedContext() async throws {}
}

/// The content of a preview that a modifier wraps.
public struct PreviewModifierContent {
  let content: AnyView
}

@MainActor
extension PreviewModifierContent: View {
  /// The wrapped content.
  public var body: some View { content }
}

/// A modifier of previews. Equal to itself only.
package final class PreviewModifierBox: Equatable, Sendable {
  /// Returns a view with the modifier.
  let apply: @MainActor (AnyView) -> AnyView

  @MainActor init<M: PreviewModifier>(_ modifier: M) {
    apply = { AnyView(ModifiedPreview(modifier: modifier, content: $0)) }
  }

  package static func == (first: PreviewModifierBox, second: PreviewModifierBox) -> Bool { first === second }
}

/// The content of a preview with a modifier, shown when the modifier's context is available.
private struct ModifiedPreview<Modifier: PreviewModifier> {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Result<Modifier.Context, any Error>?
}

@MainActor
extension ModifiedPreview: View {
  var body: some View {
    if let context = (() as? Modifier.Context) {
      modifier.body(content: PreviewModifierContent(content: content), context: context)
    } else {
      switch context {
      case .success(let context):
        modifier.body(content: PreviewModifierContent(content: content), context: context)
      case .failure(let error): Text("The context of the preview can't be made: \(String(describing: error))")
      case nil: Color.clear.task { context = await PreviewContexts.shared.context(of: Modifier.self) }
      }
    }
  }
}

/// The contexts of preview modifiers, each created once.
///
/// Safe because a context stays on the main actor.
@MainActor
private final class PreviewContexts {
  static let shared = PreviewContexts()
  private var tasks: [ObjectIdentifier: Task<any Sendable, any Error>] = [:]

  func context<M: PreviewModifier>(of _: M.Type) async -> Result<M.Context, any Error> {
    let task =
      tasks[ObjectIdentifier(M.self)] ?? Task { @MainActor in UncheckedSendable(try await M.makeSharedContext()) }
    tasks[ObjectIdentifier(M.self)] = task
    do {
      guard let kept = try await task.value as? UncheckedSendable<M.Context> else { throw CancellationError() }
      return .success(kept.value)
    } catch {
      return .failure(error)
    }
  }
}
