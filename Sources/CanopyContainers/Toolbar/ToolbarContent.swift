public import CanopyCore
internal import CanopyLayout
internal import CanopyPresentation
public import CanopyStyle

/// Items of a toolbar.
///
/// ```swift
/// struct EditingTools: ToolbarContent {
///   @Binding var isBold: Bool
///
///   var body: some ToolbarContent {
///     ToolbarItem(placement: .primaryAction) { Toggle("Bold", systemImage: "bold", isOn: $isBold) }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The type of the items that `body` returns.
  associatedtype Body: ToolbarContent

  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// The items as views. Not for apps.
  @MainActor var _toolbarContent: AnyView { get }
}

extension ToolbarContent {
  public var _toolbarContent: AnyView { AnyView(StyleBody(self) { $0.body._toolbarContent }) }
}

/// Items of a toolbar that have identifiers, so that people could arrange them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {
  public var _toolbarContent: AnyView { AnyView(EmptyView()) }
}

/// Items that aren't composed of others.
@MainActor
protocol PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}

@MainActor
extension PrimitiveToolbarContent {
  public var body: Never { preconditionFailure("\(Self.self) is primitive toolbar content, which has no body.") }
}

extension Group where Content: ToolbarContent {
  /// Groups the items that `content` builds.
  public init(@ToolbarContentBuilder content: () -> Content) { self.init(of: content(), ()) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
  public var body: Never { preconditionFailure("A group of toolbar items has no body.") }
  public var _toolbarContent: AnyView { content._toolbarContent }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

// MARK: - Building

/// A result builder that combines the items of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Passes items through.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Passes a single item through.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// Begins a block with several items.
  public static func buildPartialBlock<Content: ToolbarContent>(first: Content) -> Content { first }

  /// Adds items to a block.
  public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
    accumulated: First, next: Next
  ) -> _ToolbarPair<First, Next> { _ToolbarPair(first: accumulated, second: next) }

  /// Builds an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of an `if`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _ToolbarBranch<First, Second> { .first(first) }

  /// Builds the second branch of an `if`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _ToolbarBranch<First, Second> { .second(second) }

  /// Passes items through that aren't available everywhere.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// Items followed by others.
public struct _ToolbarPair<First: ToolbarContent, Second: ToolbarContent> {
  let first: First
  let second: Second
}

extension _ToolbarPair: PrimitiveToolbarContent, CustomizableToolbarContent {
  public var _toolbarContent: AnyView { AnyView(TupleView((first._toolbarContent, second._toolbarContent))) }
}

/// The items of one of two branches.
public enum _ToolbarBranch<First: ToolbarContent, Second: ToolbarContent> {
  case first(First)
  case second(Second)
}

extension _ToolbarBranch: PrimitiveToolbarContent, CustomizableToolbarContent {
  public var _toolbarContent: AnyView { AnyView(branch) }

  @ViewBuilder @MainActor private var branch: some View {
    switch self {
    case .first(let content): content._toolbarContent
    case .second(let content): content._toolbarContent
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  public var body: Never { preconditionFailure("Optional toolbar items have no body.") }
  public var _toolbarContent: AnyView { AnyView(self?._toolbarContent) }
}

extension Optional: CustomizableToolbarContent where Wrapped: ToolbarContent {}

// MARK: - Modifiers

extension ToolbarContent {
  /// Hides the items.
  public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ModifiedToolbar(content: self) { $0.modifier(HiddenItems(isHidden: hidden)) }
  }

  /// Sets whether there is a platter behind the items.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ModifiedToolbar(content: self) { $0.containerValue(\.toolbarPlatter, visibility) }
  }

  /// Lets a page or a presentation zoom from the items.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some ToolbarContent {
    ModifiedToolbar(content: self) { $0.matchedTransitionSource(id: id, in: namespace) }
  }
}

/// Items with a modifier for their views.
private struct ModifiedToolbar<Content: ToolbarContent, Modified: View> {
  let content: Content
  let modify: @MainActor (AnyView) -> Modified
}

extension ModifiedToolbar: PrimitiveToolbarContent, CustomizableToolbarContent {
  var _toolbarContent: AnyView { AnyView(modify(content._toolbarContent)) }
}

/// Leaves views out.
private struct HiddenItems: ViewModifier {
  let isHidden: Bool

  func body(content: Content) -> some View { if !isHidden { content } }
}
