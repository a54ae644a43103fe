package import CanopyCore
package import CanopyStyle

extension ImageSurroundings {
  /// Creates the values of an environment, in which symbols are as large as the letters of its font.
  package init(in environment: EnvironmentValues) {
    let font = TextLook(in: environment).resolvedFont(in: environment)
    self.init(in: environment, letterSize: font.size, letterWeight: font.weight.number)
  }
}
