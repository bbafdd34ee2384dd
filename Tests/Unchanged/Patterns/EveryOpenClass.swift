// Made by Scripts/generate-open-classes.py.

import UIKit

/// The classes that have a subclass here.
let openClasses: [String] = [
  "CAAnimation",
  "CAAnimationGroup",
  "CABasicAnimation",
  "CADisplayLink",
  "CAGradientLayer",
  "CAKeyframeAnimation",
  "CALayer",
  "CAPropertyAnimation",
  "CAShapeLayer",
  "CASpringAnimation",
  "CATextLayer",
  "CATransaction",
  "CATransition",
  "NSCollectionLayoutAnchor",
  "NSCollectionLayoutBoundarySupplementaryItem",
  "NSCollectionLayoutDecorationItem",
  "NSCollectionLayoutDimension",
  "NSCollectionLayoutEdgeSpacing",
  "NSCollectionLayoutGroup",
  "NSCollectionLayoutGroupCustomItem",
  "NSCollectionLayoutItem",
  "NSCollectionLayoutSection",
  "NSCollectionLayoutSize",
  "NSCollectionLayoutSpacing",
  "NSCollectionLayoutSupplementaryItem",
  "NSDataAsset",
  "NSLayoutAnchor",
  "NSLayoutConstraint",
  "NSLayoutDimension",
  "NSLayoutXAxisAnchor",
  "NSLayoutYAxisAnchor",
  "NSMutableParagraphStyle",
  "NSParagraphStyle",
  "NSShadow",
  "NSStringDrawingContext",
  "NSTextAttachment",
  "NSTextContainer",
  "NSUserActivity",
  "UIAccessibilityElement",
  "UIAction",
  "UIActivity",
  "UIActivityIndicatorView",
  "UIActivityViewController",
  "UIAlertAction",
  "UIAlertController",
  "UIApplication",
  "UIApplicationShortcutIcon",
  "UIApplicationShortcutItem",
  "UIBarAppearance",
  "UIBarButtonItem",
  "UIBarButtonItemAppearance",
  "UIBarButtonItemStateAppearance",
  "UIBarItem",
  "UIBezierPath",
  "UIBlurEffect",
  "UIButton",
  "UICollectionReusableView",
  "UICollectionView",
  "UICollectionViewCell",
  "UICollectionViewCompositionalLayout",
  "UICollectionViewCompositionalLayoutConfiguration",
  "UICollectionViewController",
  "UICollectionViewDiffableDataSource",
  "UICollectionViewFlowLayout",
  "UICollectionViewFlowLayoutInvalidationContext",
  "UICollectionViewLayout",
  "UICollectionViewLayoutAttributes",
  "UICollectionViewLayoutInvalidationContext",
  "UICollectionViewListCell",
  "UICollectionViewUpdateItem",
  "UIColor",
  "UIColorWell",
  "UICommand",
  "UIContextMenuConfiguration",
  "UIContextualAction",
  "UIControl",
  "UICubicTimingParameters",
  "UIDatePicker",
  "UIDeferredMenuElement",
  "UIDevice",
  "UIEvent",
  "UIFeedbackGenerator",
  "UIFont",
  "UIFontDescriptor",
  "UIFontMetrics",
  "UIGestureRecognizer",
  "UIGraphicsImageRenderer",
  "UIGraphicsImageRendererContext",
  "UIGraphicsImageRendererFormat",
  "UIHoverGestureRecognizer",
  "UIImage",
  "UIImage.Configuration",
  "UIImagePickerController",
  "UIImageView",
  "UIImpactFeedbackGenerator",
  "UIKeyCommand",
  "UILabel",
  "UILayoutGuide",
  "UIListContentView",
  "UILongPressGestureRecognizer",
  "UIMenu",
  "UIMenuElement",
  "UINavigationBar",
  "UINavigationBarAppearance",
  "UINavigationController",
  "UINavigationItem",
  "UINib",
  "UINotificationFeedbackGenerator",
  "UIOpenURLContext",
  "UIPageControl",
  "UIPageViewController",
  "UIPanGestureRecognizer",
  "UIPasteboard",
  "UIPercentDrivenInteractiveTransition",
  "UIPickerView",
  "UIPinchGestureRecognizer",
  "UIPopoverPresentationController",
  "UIPresentationController",
  "UIPress",
  "UIPressesEvent",
  "UIProgressView",
  "UIRefreshControl",
  "UIResponder",
  "UIRotationGestureRecognizer",
  "UIScene",
  "UIScene.ActivationRequestOptions",
  "UIScene.ConnectionOptions",
  "UIScene.OpenExternalURLOptions",
  "UIScene.OpenURLOptions",
  "UISceneActivationConditions",
  "UISceneConfiguration",
  "UISceneDestructionRequestOptions",
  "UISceneSession",
  "UISceneSizeRestrictions",
  "UIScreen",
  "UIScreenEdgePanGestureRecognizer",
  "UIScrollView",
  "UISearchBar",
  "UISearchController",
  "UISearchTextField",
  "UISearchToken",
  "UISegmentedControl",
  "UISelectionFeedbackGenerator",
  "UISheetPresentationController",
  "UISheetPresentationController.Detent",
  "UISlider",
  "UISplitViewController",
  "UISpringTimingParameters",
  "UIStackView",
  "UIStatusBarManager",
  "UIStepper",
  "UIStoryboard",
  "UIStoryboardSegue",
  "UIStoryboardUnwindSegueSource",
  "UISwipeActionsConfiguration",
  "UISwipeGestureRecognizer",
  "UISwitch",
  "UITabBar",
  "UITabBarAppearance",
  "UITabBarController",
  "UITabBarItem",
  "UITabBarItemAppearance",
  "UITabBarItemStateAppearance",
  "UITableView",
  "UITableViewCell",
  "UITableViewController",
  "UITableViewDiffableDataSource",
  "UITableViewHeaderFooterView",
  "UITableViewRowAction",
  "UITapGestureRecognizer",
  "UITextField",
  "UITextInputStringTokenizer",
  "UITextPosition",
  "UITextRange",
  "UITextSelectionRect",
  "UITextView",
  "UIToolbar",
  "UIToolbarAppearance",
  "UITouch",
  "UITraitCollection",
  "UIVibrancyEffect",
  "UIView",
  "UIViewController",
  "UIViewPropertyAnimator",
  "UIVisualEffect",
  "UIVisualEffectView",
  "UIWindow",
  "UIWindowScene",
  "UIWindowScene.Geometry",
  "UIWindowScene.GeometryPreferences",
  "UIWindowScene.GeometryPreferences.iOS",
]

class DeinitOfCAAnimation: CAAnimation {
  deinit { Ended.note("CAAnimation") }
}

class DeinitOfCAAnimationGroup: CAAnimationGroup {
  deinit { Ended.note("CAAnimationGroup") }
}

class DeinitOfCABasicAnimation: CABasicAnimation {
  deinit { Ended.note("CABasicAnimation") }
}

class DeinitOfCADisplayLink: CADisplayLink {
  deinit { Ended.note("CADisplayLink") }
}

class DeinitOfCAGradientLayer: CAGradientLayer {
  deinit { Ended.note("CAGradientLayer") }
}

class DeinitOfCAKeyframeAnimation: CAKeyframeAnimation {
  deinit { Ended.note("CAKeyframeAnimation") }
}

class DeinitOfCALayer: CALayer {
  deinit { Ended.note("CALayer") }
}

class DeinitOfCAPropertyAnimation: CAPropertyAnimation {
  deinit { Ended.note("CAPropertyAnimation") }
}

class DeinitOfCAShapeLayer: CAShapeLayer {
  deinit { Ended.note("CAShapeLayer") }
}

class DeinitOfCASpringAnimation: CASpringAnimation {
  deinit { Ended.note("CASpringAnimation") }
}

class DeinitOfCATextLayer: CATextLayer {
  deinit { Ended.note("CATextLayer") }
}

class DeinitOfCATransaction: CATransaction {
  deinit { Ended.note("CATransaction") }
}

class DeinitOfCATransition: CATransition {
  deinit { Ended.note("CATransition") }
}

class DeinitOfNSCollectionLayoutAnchor: NSCollectionLayoutAnchor {
  deinit { Ended.note("NSCollectionLayoutAnchor") }
}

class DeinitOfNSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutBoundarySupplementaryItem {
  deinit { Ended.note("NSCollectionLayoutBoundarySupplementaryItem") }
}

class DeinitOfNSCollectionLayoutDecorationItem: NSCollectionLayoutDecorationItem {
  deinit { Ended.note("NSCollectionLayoutDecorationItem") }
}

class DeinitOfNSCollectionLayoutDimension: NSCollectionLayoutDimension {
  deinit { Ended.note("NSCollectionLayoutDimension") }
}

class DeinitOfNSCollectionLayoutEdgeSpacing: NSCollectionLayoutEdgeSpacing {
  deinit { Ended.note("NSCollectionLayoutEdgeSpacing") }
}

class DeinitOfNSCollectionLayoutGroup: NSCollectionLayoutGroup {
  deinit { Ended.note("NSCollectionLayoutGroup") }
}

class DeinitOfNSCollectionLayoutGroupCustomItem: NSCollectionLayoutGroupCustomItem {
  deinit { Ended.note("NSCollectionLayoutGroupCustomItem") }
}

class DeinitOfNSCollectionLayoutItem: NSCollectionLayoutItem {
  deinit { Ended.note("NSCollectionLayoutItem") }
}

class DeinitOfNSCollectionLayoutSection: NSCollectionLayoutSection {
  deinit { Ended.note("NSCollectionLayoutSection") }
}

class DeinitOfNSCollectionLayoutSize: NSCollectionLayoutSize {
  deinit { Ended.note("NSCollectionLayoutSize") }
}

class DeinitOfNSCollectionLayoutSpacing: NSCollectionLayoutSpacing {
  deinit { Ended.note("NSCollectionLayoutSpacing") }
}

class DeinitOfNSCollectionLayoutSupplementaryItem: NSCollectionLayoutSupplementaryItem {
  deinit { Ended.note("NSCollectionLayoutSupplementaryItem") }
}

class DeinitOfNSDataAsset: NSDataAsset {
  deinit { Ended.note("NSDataAsset") }
}

class DeinitOfNSLayoutAnchor: NSLayoutAnchor<AnyObject> {
  deinit { Ended.note("NSLayoutAnchor") }
}

class DeinitOfNSLayoutConstraint: NSLayoutConstraint {
  deinit { Ended.note("NSLayoutConstraint") }
}

class DeinitOfNSLayoutDimension: NSLayoutDimension {
  deinit { Ended.note("NSLayoutDimension") }
}

class DeinitOfNSLayoutXAxisAnchor: NSLayoutXAxisAnchor {
  deinit { Ended.note("NSLayoutXAxisAnchor") }
}

class DeinitOfNSLayoutYAxisAnchor: NSLayoutYAxisAnchor {
  deinit { Ended.note("NSLayoutYAxisAnchor") }
}

class DeinitOfNSMutableParagraphStyle: NSMutableParagraphStyle, @unchecked Sendable {
  deinit { Ended.note("NSMutableParagraphStyle") }
}

class DeinitOfNSParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  deinit { Ended.note("NSParagraphStyle") }
}

class DeinitOfNSShadow: NSShadow, @unchecked Sendable {
  deinit { Ended.note("NSShadow") }
}

class DeinitOfNSStringDrawingContext: NSStringDrawingContext {
  deinit { Ended.note("NSStringDrawingContext") }
}

class DeinitOfNSTextAttachment: NSTextAttachment, @unchecked Sendable {
  deinit { Ended.note("NSTextAttachment") }
}

class DeinitOfNSTextContainer: NSTextContainer {
  deinit { Ended.note("NSTextContainer") }
}

class DeinitOfNSUserActivity: NSUserActivity {
  deinit { Ended.note("NSUserActivity") }
}

class DeinitOfUIAccessibilityElement: UIAccessibilityElement {
  deinit { Ended.note("UIAccessibilityElement") }
}

class DeinitOfUIAction: UIAction {
  deinit { Ended.note("UIAction") }
}

class DeinitOfUIActivity: UIActivity {
  deinit { Ended.note("UIActivity") }
}

class DeinitOfUIActivityIndicatorView: UIActivityIndicatorView {
  deinit { Ended.note("UIActivityIndicatorView") }
}

class DeinitOfUIActivityViewController: UIActivityViewController {
  deinit { Ended.note("UIActivityViewController") }
}

class DeinitOfUIAlertAction: UIAlertAction {
  deinit { Ended.note("UIAlertAction") }
}

class DeinitOfUIAlertController: UIAlertController {
  deinit { Ended.note("UIAlertController") }
}

class DeinitOfUIApplication: UIApplication {
  deinit { Ended.note("UIApplication") }
}

class DeinitOfUIApplicationShortcutIcon: UIApplicationShortcutIcon {
  deinit { Ended.note("UIApplicationShortcutIcon") }
}

class DeinitOfUIApplicationShortcutItem: UIApplicationShortcutItem {
  deinit { Ended.note("UIApplicationShortcutItem") }
}

class DeinitOfUIBarAppearance: UIBarAppearance {
  deinit { Ended.note("UIBarAppearance") }
}

class DeinitOfUIBarButtonItem: UIBarButtonItem {
  deinit { Ended.note("UIBarButtonItem") }
}

class DeinitOfUIBarButtonItemAppearance: UIBarButtonItemAppearance {
  deinit { Ended.note("UIBarButtonItemAppearance") }
}

class DeinitOfUIBarButtonItemStateAppearance: UIBarButtonItemStateAppearance {
  deinit { Ended.note("UIBarButtonItemStateAppearance") }
}

class DeinitOfUIBarItem: UIBarItem {
  deinit { Ended.note("UIBarItem") }
}

class DeinitOfUIBezierPath: UIBezierPath {
  deinit { Ended.note("UIBezierPath") }
}

class DeinitOfUIBlurEffect: UIBlurEffect {
  deinit { Ended.note("UIBlurEffect") }
}

class DeinitOfUIButton: UIButton {
  deinit { Ended.note("UIButton") }
}

class DeinitOfUICollectionReusableView: UICollectionReusableView {
  deinit { Ended.note("UICollectionReusableView") }
}

class DeinitOfUICollectionView: UICollectionView {
  deinit { Ended.note("UICollectionView") }
}

class DeinitOfUICollectionViewCell: UICollectionViewCell {
  deinit { Ended.note("UICollectionViewCell") }
}

class DeinitOfUICollectionViewCompositionalLayout: UICollectionViewCompositionalLayout {
  deinit { Ended.note("UICollectionViewCompositionalLayout") }
}

class DeinitOfUICollectionViewCompositionalLayoutConfiguration: UICollectionViewCompositionalLayoutConfiguration {
  deinit { Ended.note("UICollectionViewCompositionalLayoutConfiguration") }
}

class DeinitOfUICollectionViewController: UICollectionViewController {
  deinit { Ended.note("UICollectionViewController") }
}

class DeinitOfUICollectionViewDiffableDataSource: UICollectionViewDiffableDataSource<Int, Int> {
  deinit { Ended.note("UICollectionViewDiffableDataSource") }
}

class DeinitOfUICollectionViewFlowLayout: UICollectionViewFlowLayout {
  deinit { Ended.note("UICollectionViewFlowLayout") }
}

class DeinitOfUICollectionViewFlowLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  deinit { Ended.note("UICollectionViewFlowLayoutInvalidationContext") }
}

class DeinitOfUICollectionViewLayout: UICollectionViewLayout {
  deinit { Ended.note("UICollectionViewLayout") }
}

class DeinitOfUICollectionViewLayoutAttributes: UICollectionViewLayoutAttributes {
  deinit { Ended.note("UICollectionViewLayoutAttributes") }
}

class DeinitOfUICollectionViewLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  deinit { Ended.note("UICollectionViewLayoutInvalidationContext") }
}

class DeinitOfUICollectionViewListCell: UICollectionViewListCell {
  deinit { Ended.note("UICollectionViewListCell") }
}

class DeinitOfUICollectionViewUpdateItem: UICollectionViewUpdateItem {
  deinit { Ended.note("UICollectionViewUpdateItem") }
}

class DeinitOfUIColor: UIColor, @unchecked Sendable {
  deinit { Ended.note("UIColor") }
}

class DeinitOfUIColorWell: UIColorWell {
  deinit { Ended.note("UIColorWell") }
}

class DeinitOfUICommand: UICommand {
  deinit { Ended.note("UICommand") }
}

class DeinitOfUIContextMenuConfiguration: UIContextMenuConfiguration {
  deinit { Ended.note("UIContextMenuConfiguration") }
}

class DeinitOfUIContextualAction: UIContextualAction {
  deinit { Ended.note("UIContextualAction") }
}

class DeinitOfUIControl: UIControl {
  deinit { Ended.note("UIControl") }
}

class DeinitOfUICubicTimingParameters: UICubicTimingParameters {
  deinit { Ended.note("UICubicTimingParameters") }
}

class DeinitOfUIDatePicker: UIDatePicker {
  deinit { Ended.note("UIDatePicker") }
}

class DeinitOfUIDeferredMenuElement: UIDeferredMenuElement {
  deinit { Ended.note("UIDeferredMenuElement") }
}

class DeinitOfUIDevice: UIDevice {
  deinit { Ended.note("UIDevice") }
}

class DeinitOfUIEvent: UIEvent {
  deinit { Ended.note("UIEvent") }
}

class DeinitOfUIFeedbackGenerator: UIFeedbackGenerator {
  deinit { Ended.note("UIFeedbackGenerator") }
}

class DeinitOfUIFont: UIFont, @unchecked Sendable {
  deinit { Ended.note("UIFont") }
}

class DeinitOfUIFontDescriptor: UIFontDescriptor, @unchecked Sendable {
  deinit { Ended.note("UIFontDescriptor") }
}

class DeinitOfUIFontMetrics: UIFontMetrics, @unchecked Sendable {
  deinit { Ended.note("UIFontMetrics") }
}

class DeinitOfUIGestureRecognizer: UIGestureRecognizer {
  deinit { Ended.note("UIGestureRecognizer") }
}

class DeinitOfUIGraphicsImageRenderer: UIGraphicsImageRenderer {
  deinit { Ended.note("UIGraphicsImageRenderer") }
}

class DeinitOfUIGraphicsImageRendererContext: UIGraphicsImageRendererContext {
  deinit { Ended.note("UIGraphicsImageRendererContext") }
}

class DeinitOfUIGraphicsImageRendererFormat: UIGraphicsImageRendererFormat {
  deinit { Ended.note("UIGraphicsImageRendererFormat") }
}

class DeinitOfUIHoverGestureRecognizer: UIHoverGestureRecognizer {
  deinit { Ended.note("UIHoverGestureRecognizer") }
}

class DeinitOfUIImage: UIImage, @unchecked Sendable {
  deinit { Ended.note("UIImage") }
}

class DeinitOfUIImageConfiguration: UIImage.Configuration, @unchecked Sendable {
  deinit { Ended.note("UIImage.Configuration") }
}

class DeinitOfUIImagePickerController: UIImagePickerController {
  deinit { Ended.note("UIImagePickerController") }
}

class DeinitOfUIImageView: UIImageView {
  deinit { Ended.note("UIImageView") }
}

class DeinitOfUIImpactFeedbackGenerator: UIImpactFeedbackGenerator {
  deinit { Ended.note("UIImpactFeedbackGenerator") }
}

class DeinitOfUIKeyCommand: UIKeyCommand {
  deinit { Ended.note("UIKeyCommand") }
}

class DeinitOfUILabel: UILabel {
  deinit { Ended.note("UILabel") }
}

class DeinitOfUILayoutGuide: UILayoutGuide {
  deinit { Ended.note("UILayoutGuide") }
}

class DeinitOfUIListContentView: UIListContentView {
  deinit { Ended.note("UIListContentView") }
}

class DeinitOfUILongPressGestureRecognizer: UILongPressGestureRecognizer {
  deinit { Ended.note("UILongPressGestureRecognizer") }
}

class DeinitOfUIMenu: UIMenu {
  deinit { Ended.note("UIMenu") }
}

class DeinitOfUIMenuElement: UIMenuElement {
  deinit { Ended.note("UIMenuElement") }
}

class DeinitOfUINavigationBar: UINavigationBar {
  deinit { Ended.note("UINavigationBar") }
}

class DeinitOfUINavigationBarAppearance: UINavigationBarAppearance {
  deinit { Ended.note("UINavigationBarAppearance") }
}

class DeinitOfUINavigationController: UINavigationController {
  deinit { Ended.note("UINavigationController") }
}

class DeinitOfUINavigationItem: UINavigationItem {
  deinit { Ended.note("UINavigationItem") }
}

class DeinitOfUINib: UINib {
  deinit { Ended.note("UINib") }
}

class DeinitOfUINotificationFeedbackGenerator: UINotificationFeedbackGenerator {
  deinit { Ended.note("UINotificationFeedbackGenerator") }
}

class DeinitOfUIOpenURLContext: UIOpenURLContext {
  deinit { Ended.note("UIOpenURLContext") }
}

class DeinitOfUIPageControl: UIPageControl {
  deinit { Ended.note("UIPageControl") }
}

class DeinitOfUIPageViewController: UIPageViewController {
  deinit { Ended.note("UIPageViewController") }
}

class DeinitOfUIPanGestureRecognizer: UIPanGestureRecognizer {
  deinit { Ended.note("UIPanGestureRecognizer") }
}

class DeinitOfUIPasteboard: UIPasteboard {
  deinit { Ended.note("UIPasteboard") }
}

class DeinitOfUIPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  deinit { Ended.note("UIPercentDrivenInteractiveTransition") }
}

class DeinitOfUIPickerView: UIPickerView {
  deinit { Ended.note("UIPickerView") }
}

class DeinitOfUIPinchGestureRecognizer: UIPinchGestureRecognizer {
  deinit { Ended.note("UIPinchGestureRecognizer") }
}

class DeinitOfUIPopoverPresentationController: UIPopoverPresentationController {
  deinit { Ended.note("UIPopoverPresentationController") }
}

class DeinitOfUIPresentationController: UIPresentationController {
  deinit { Ended.note("UIPresentationController") }
}

class DeinitOfUIPress: UIPress {
  deinit { Ended.note("UIPress") }
}

class DeinitOfUIPressesEvent: UIPressesEvent {
  deinit { Ended.note("UIPressesEvent") }
}

class DeinitOfUIProgressView: UIProgressView {
  deinit { Ended.note("UIProgressView") }
}

class DeinitOfUIRefreshControl: UIRefreshControl {
  deinit { Ended.note("UIRefreshControl") }
}

class DeinitOfUIResponder: UIResponder {
  deinit { Ended.note("UIResponder") }
}

class DeinitOfUIRotationGestureRecognizer: UIRotationGestureRecognizer {
  deinit { Ended.note("UIRotationGestureRecognizer") }
}

class DeinitOfUIScene: UIScene {
  deinit { Ended.note("UIScene") }
}

class DeinitOfUISceneActivationRequestOptions: UIScene.ActivationRequestOptions {
  deinit { Ended.note("UIScene.ActivationRequestOptions") }
}

class DeinitOfUISceneConnectionOptions: UIScene.ConnectionOptions {
  deinit { Ended.note("UIScene.ConnectionOptions") }
}

class DeinitOfUISceneOpenExternalURLOptions: UIScene.OpenExternalURLOptions {
  deinit { Ended.note("UIScene.OpenExternalURLOptions") }
}

class DeinitOfUISceneOpenURLOptions: UIScene.OpenURLOptions {
  deinit { Ended.note("UIScene.OpenURLOptions") }
}

class DeinitOfUISceneActivationConditions: UISceneActivationConditions {
  deinit { Ended.note("UISceneActivationConditions") }
}

class DeinitOfUISceneConfiguration: UISceneConfiguration {
  deinit { Ended.note("UISceneConfiguration") }
}

class DeinitOfUISceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  deinit { Ended.note("UISceneDestructionRequestOptions") }
}

class DeinitOfUISceneSession: UISceneSession {
  deinit { Ended.note("UISceneSession") }
}

class DeinitOfUISceneSizeRestrictions: UISceneSizeRestrictions {
  deinit { Ended.note("UISceneSizeRestrictions") }
}

class DeinitOfUIScreen: UIScreen {
  deinit { Ended.note("UIScreen") }
}

class DeinitOfUIScreenEdgePanGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  deinit { Ended.note("UIScreenEdgePanGestureRecognizer") }
}

class DeinitOfUIScrollView: UIScrollView {
  deinit { Ended.note("UIScrollView") }
}

class DeinitOfUISearchBar: UISearchBar {
  deinit { Ended.note("UISearchBar") }
}

class DeinitOfUISearchController: UISearchController {
  deinit { Ended.note("UISearchController") }
}

class DeinitOfUISearchTextField: UISearchTextField {
  deinit { Ended.note("UISearchTextField") }
}

class DeinitOfUISearchToken: UISearchToken {
  deinit { Ended.note("UISearchToken") }
}

class DeinitOfUISegmentedControl: UISegmentedControl {
  deinit { Ended.note("UISegmentedControl") }
}

class DeinitOfUISelectionFeedbackGenerator: UISelectionFeedbackGenerator {
  deinit { Ended.note("UISelectionFeedbackGenerator") }
}

class DeinitOfUISheetPresentationController: UISheetPresentationController {
  deinit { Ended.note("UISheetPresentationController") }
}

class DeinitOfUISheetPresentationControllerDetent: UISheetPresentationController.Detent {
  deinit { Ended.note("UISheetPresentationController.Detent") }
}

class DeinitOfUISlider: UISlider {
  deinit { Ended.note("UISlider") }
}

class DeinitOfUISplitViewController: UISplitViewController {
  deinit { Ended.note("UISplitViewController") }
}

class DeinitOfUISpringTimingParameters: UISpringTimingParameters {
  deinit { Ended.note("UISpringTimingParameters") }
}

class DeinitOfUIStackView: UIStackView {
  deinit { Ended.note("UIStackView") }
}

class DeinitOfUIStatusBarManager: UIStatusBarManager {
  deinit { Ended.note("UIStatusBarManager") }
}

class DeinitOfUIStepper: UIStepper {
  deinit { Ended.note("UIStepper") }
}

class DeinitOfUIStoryboard: UIStoryboard {
  deinit { Ended.note("UIStoryboard") }
}

class DeinitOfUIStoryboardSegue: UIStoryboardSegue {
  deinit { Ended.note("UIStoryboardSegue") }
}

class DeinitOfUIStoryboardUnwindSegueSource: UIStoryboardUnwindSegueSource {
  deinit { Ended.note("UIStoryboardUnwindSegueSource") }
}

class DeinitOfUISwipeActionsConfiguration: UISwipeActionsConfiguration {
  deinit { Ended.note("UISwipeActionsConfiguration") }
}

class DeinitOfUISwipeGestureRecognizer: UISwipeGestureRecognizer {
  deinit { Ended.note("UISwipeGestureRecognizer") }
}

class DeinitOfUISwitch: UISwitch {
  deinit { Ended.note("UISwitch") }
}

class DeinitOfUITabBar: UITabBar {
  deinit { Ended.note("UITabBar") }
}

class DeinitOfUITabBarAppearance: UITabBarAppearance {
  deinit { Ended.note("UITabBarAppearance") }
}

class DeinitOfUITabBarController: UITabBarController {
  deinit { Ended.note("UITabBarController") }
}

class DeinitOfUITabBarItem: UITabBarItem {
  deinit { Ended.note("UITabBarItem") }
}

class DeinitOfUITabBarItemAppearance: UITabBarItemAppearance {
  deinit { Ended.note("UITabBarItemAppearance") }
}

class DeinitOfUITabBarItemStateAppearance: UITabBarItemStateAppearance {
  deinit { Ended.note("UITabBarItemStateAppearance") }
}

class DeinitOfUITableView: UITableView {
  deinit { Ended.note("UITableView") }
}

class DeinitOfUITableViewCell: UITableViewCell {
  deinit { Ended.note("UITableViewCell") }
}

class DeinitOfUITableViewController: UITableViewController {
  deinit { Ended.note("UITableViewController") }
}

class DeinitOfUITableViewDiffableDataSource: UITableViewDiffableDataSource<Int, Int> {
  deinit { Ended.note("UITableViewDiffableDataSource") }
}

class DeinitOfUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  deinit { Ended.note("UITableViewHeaderFooterView") }
}

class DeinitOfUITableViewRowAction: UITableViewRowAction {
  deinit { Ended.note("UITableViewRowAction") }
}

class DeinitOfUITapGestureRecognizer: UITapGestureRecognizer {
  deinit { Ended.note("UITapGestureRecognizer") }
}

class DeinitOfUITextField: UITextField {
  deinit { Ended.note("UITextField") }
}

class DeinitOfUITextInputStringTokenizer: UITextInputStringTokenizer {
  deinit { Ended.note("UITextInputStringTokenizer") }
}

class DeinitOfUITextPosition: UITextPosition {
  deinit { Ended.note("UITextPosition") }
}

class DeinitOfUITextRange: UITextRange {
  deinit { Ended.note("UITextRange") }
}

class DeinitOfUITextSelectionRect: UITextSelectionRect {
  deinit { Ended.note("UITextSelectionRect") }
}

class DeinitOfUITextView: UITextView {
  deinit { Ended.note("UITextView") }
}

class DeinitOfUIToolbar: UIToolbar {
  deinit { Ended.note("UIToolbar") }
}

class DeinitOfUIToolbarAppearance: UIToolbarAppearance {
  deinit { Ended.note("UIToolbarAppearance") }
}

class DeinitOfUITouch: UITouch {
  deinit { Ended.note("UITouch") }
}

class DeinitOfUITraitCollection: UITraitCollection, @unchecked Sendable {
  deinit { Ended.note("UITraitCollection") }
}

class DeinitOfUIVibrancyEffect: UIVibrancyEffect {
  deinit { Ended.note("UIVibrancyEffect") }
}

class DeinitOfUIView: UIView {
  deinit { Ended.note("UIView") }
}

class DeinitOfUIViewController: UIViewController {
  deinit { Ended.note("UIViewController") }
}

class DeinitOfUIViewPropertyAnimator: UIViewPropertyAnimator {
  deinit { Ended.note("UIViewPropertyAnimator") }
}

class DeinitOfUIVisualEffect: UIVisualEffect {
  deinit { Ended.note("UIVisualEffect") }
}

class DeinitOfUIVisualEffectView: UIVisualEffectView {
  deinit { Ended.note("UIVisualEffectView") }
}

class DeinitOfUIWindow: UIWindow {
  deinit { Ended.note("UIWindow") }
}

class DeinitOfUIWindowScene: UIWindowScene {
  deinit { Ended.note("UIWindowScene") }
}

class DeinitOfUIWindowSceneGeometry: UIWindowScene.Geometry {
  deinit { Ended.note("UIWindowScene.Geometry") }
}

class DeinitOfUIWindowSceneGeometryPreferences: UIWindowScene.GeometryPreferences {
  deinit { Ended.note("UIWindowScene.GeometryPreferences") }
}

class DeinitOfUIWindowSceneGeometryPreferencesiOS: UIWindowScene.GeometryPreferences.iOS {
  deinit { Ended.note("UIWindowScene.GeometryPreferences.iOS") }
}
