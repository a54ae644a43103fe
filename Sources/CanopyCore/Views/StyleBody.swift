/// The view of a style, whose place in the tree holds the dynamic properties of the style.
package struct StyleBody<Style, Content: View>: View {
  private let style: HeldProperties<Style>
  private let make: (Style) -> Content

  package init(_ style: Style, @ViewBuilder make: @escaping (Style) -> Content) {
    self.style = HeldProperties(style)
    self.make = make
  }

  package var body: Content { make(style.holder) }
}
