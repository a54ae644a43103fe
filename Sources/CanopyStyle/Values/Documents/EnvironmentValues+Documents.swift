public import CanopyCore

extension EnvironmentValues {
  /// The configuration of the document that this view is part of, or nil outside of documents.
  @Entry public package(set) var documentConfiguration: DocumentConfiguration?
}
