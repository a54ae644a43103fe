public import CanopyCore
public import CanopyText
public import Foundation

/// A label with the content that it names: a value, or a control without a label of its own.
///
/// ```swift
/// LabeledContent("Version", value: "4.2")
/// LabeledContent("Color") { ColorWell(color: $color) }
/// ```
///
/// To change the appearance, apply `labeledContentStyle(_:)` to the view or to an ancestor.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
  @ControlStyle<LabeledContentKind> private var style

  private init(_ label: Label, _ content: Content) { (self.label, self.content) = (label, content) }
}

extension LabeledContent where Label: View, Content: View {
  /// Creates labeled content with a custom label.
  ///
  /// - Parameters:
  ///   - content: The value, or a control.
  ///   - label: A view that describes the content. Texts after the first are smaller below it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init(label(), content()) }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(titleKey), content())
  }

  /// Creates labeled content with a localized title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(Text(titleResource), content())
  }

  /// Creates labeled content with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(Text(title), content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a value with a localized title.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) { self.init(Text(titleKey), Text(value)) }

  /// Creates a value with a localized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(Text(titleResource), Text(value))
  }

  /// Creates a value with a title.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) { self.init(Text(title), Text(value)) }

  /// Creates a formatted value with a localized title.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleKey), Text(value, format: format))
  }

  /// Creates a formatted value with a localized title.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(titleResource), Text(value, format: format))
  }

  /// Creates a formatted value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Text(title), Text(value, format: format))
  }
}

extension LabeledContent
where Label == LabeledContentStyleConfiguration.Label, Content == LabeledContentStyleConfiguration.Content {
  /// Creates labeled content from the configuration of a style, in the next outer style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(configuration.label, configuration.content)
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// The view that the current style creates.
  public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: LabeledContentStyleConfiguration.Label(view: label._controlLabel),
        content: LabeledContentStyleConfiguration.Content(view: AnyView(content))))
  }
}

extension LabeledContent: StyledControl where Label: View, Content: View {}
