internal import CanopyAccessibility
public import CanopyCore
public import CanopyDisplay
internal import CanopyInput
internal import CanopyLayout
public import CanopyStyle
public import CanopyText
internal import Foundation

/// A view in place of content that isn't available: a label, a description, and actions that may help.
///
/// ```swift
/// ContentUnavailableView {
///   Label("No Recipes", systemImage: "fork.knife")
/// } description: {
///   Text("Recipes that you add are listed here.")
/// } actions: {
///   Button("Add Recipe") { add() }
/// }
/// ```
///
/// The view fills the room for it. On the desktop, the icon of the label isn't shown.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Creates a view in place of missing content.
  ///
  /// - Parameters:
  ///   - label: A view that says what is missing.
  ///   - description: A view that explains it.
  ///   - actions: Controls that may help.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    (self.label, self.description, self.actions) = (label(), description(), actions())
  }
}

extension ContentUnavailableView: View {
  /// The label above the description and the actions.
  public var body: some View { UnavailableStack(label: label, description: description, actions: actions) }
}

extension ContentUnavailableView
where Label == CanopyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a localized title and an image of the asset catalog.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init(CanopyControls.Label(title, image: name), description)
  }

  /// Creates a view with a localized title and an image of the asset catalog.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, image name: String, description: Text? = nil) {
    self.init(CanopyControls.Label(title, image: name), description)
  }

  /// Creates a view with a title and an image of the asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init(CanopyControls.Label(title, image: name), description)
  }

  /// Creates a view with a localized title and a symbol.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init(CanopyControls.Label(title, systemImage: name), description)
  }

  /// Creates a view with a localized title and a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(CanopyControls.Label(title, systemImage: name), description)
  }

  /// Creates a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(CanopyControls.Label(title, systemImage: name), description)
  }

  private init(_ label: Label, _ description: Text?) {
    self.init {
      label
    } description: {
      description
    }
  }
}

// MARK: Parts

/// The parts of a view for missing content, one below the other.
private struct UnavailableStack<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions
  @Environment(\.controlTokens.contentUnavailable) private var tokens

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: tokens.iconSpacing) { label }
        .labelStyle(UnavailableLabelStyle())
        .font(tokens.titleFont)
        .foregroundStyle(tokens.titleColor)
        .accessibilityAddTraits(.isHeader)
      part(description, distance: tokens.descriptionSpacing)
        .font(tokens.descriptionFont)
        .foregroundStyle(.secondary)
      part(actions, distance: tokens.actionsSpacing)
    }
    .multilineTextAlignment(.center)
    .padding(tokens.padding)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: tokens.alignment)
  }

  @MainActor private func part(_ content: some View, distance: CGFloat) -> some View {
    Group(subviews: content) { views in
      if !views.isEmpty { VStack { views }.padding(.top, distance) }
    }
  }
}

/// The icon of a label above its title, where the idiom shows icons.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { UnavailableLabel(configuration: configuration) }
}

private struct UnavailableLabel: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.controlTokens.contentUnavailable) private var tokens
  @ScaledMetric(relativeTo: .title2) private var scale: CGFloat = 1

  var body: some View {
    VStack(spacing: tokens.iconSpacing) {
      if let size = tokens.iconSize {
        configuration.icon.font(.system(size: size * scale)).foregroundStyle(.secondary).accessibilityHidden(true)
      }
      configuration.title
    }
  }
}
